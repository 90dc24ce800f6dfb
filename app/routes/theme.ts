import { redirect } from "@remix-run/node";
import { setTheme } from "~/features/theme/set-theme.server";
import { form, forms, safePath } from "~/platform/http/page.server";

export const action = forms({
  "set-theme": form(
    setTheme,
    (_, __, fields) => ({ to: safePath(fields.get("redirectTo"), "/") }),
    {
      refusedTo: "/",
    },
  ),
});
export const loader = () => redirect("/");
