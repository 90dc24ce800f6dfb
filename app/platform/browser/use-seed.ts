import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** Puts what the server rendered into the cache, once, where nothing newer is. */
export function useSeed(entries: [key: QueryKey, data: unknown][]) {
  const client = useQueryClient();
  useState(() => {
    for (const [key, data] of entries)
      if (client.getQueryData(key) === undefined) client.setQueryData(key, data);
  });
}
