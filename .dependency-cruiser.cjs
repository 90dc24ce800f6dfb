/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-imports-a-route",
      severity: "error",
      from: { pathNot: "^app/routes" },
      to: { path: "^app/routes" },
    },
    {
      name: "features-sit-below-the-root",
      severity: "error",
      from: { path: "^app/(features|ui|platform)" },
      to: { path: "^(server\\.ts|app/(root|entry)\\.)" },
    },
    {
      name: "platform-knows-no-feature-and-no-look",
      severity: "error",
      from: { path: "^app/platform" },
      to: { path: "^app/(features|ui)" },
    },
    {
      name: "ui-knows-no-feature-and-no-platform",
      severity: "error",
      from: { path: "^app/ui" },
      to: { path: "^app/(features|platform)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(prisma/generated|build)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs"] },
  },
};
