/** The rooms of app/features from the ground up: each knows those before it and none after it. */
const ROOMS = [
  "theme",
  "notifications",
  "allowances",
  "people",
  "companion",
  "memory",
  "account",
  "information",
  "errors",
  "safety",
  "goals",
  "reflections",
  "reactions",
  "comments",
  "echoes",
  "search",
  "feed",
  "profile",
  "discover",
  "journal",
  "landing",
  "shell",
];

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
    {
      name: "every-feature-has-its-place",
      severity: "error",
      from: {},
      to: { path: "^app/features/", pathNot: `^app/features/(${ROOMS.join("|")})/` },
    },
    ...ROOMS.slice(0, -1).map((room, place) => ({
      name: `${room}-knows-no-room-above`,
      severity: "error",
      from: { path: `^app/features/${room}/` },
      to: { path: `^app/features/(${ROOMS.slice(place + 1).join("|")})/` },
    })),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(prisma/generated|build)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs"] },
  },
};
