declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  export const assets: ServerBuild["assets"];
  export const entry: ServerBuild["entry"];
  export const routes: ServerBuild["routes"];
}

declare module "*/remix.config.js" {
  import type { VitePluginConfig } from "@remix-run/dev";

  const config: VitePluginConfig;
  export default config;
}
