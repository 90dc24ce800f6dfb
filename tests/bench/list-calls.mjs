/**
 * Every call that answers a list: the file under app/features, the operation in it, who asks, and the input. A file or an
 * operation that is not there is left out. `world` holds ids of the filled database, found before anything is measured.
 */
const ROWS = [
  ["reflections/list-reflections", "listPublicFeed", "visitor"],
  ["reflections/list-reflections", "listPublicFeed", "member"],
  [
    "reflections/list-reflections",
    "listPublicFeed",
    "member",
    () => ({ offset: 200 }),
    "offset 200",
  ],
  [
    "reflections/list-reflections",
    "listPublicFeed",
    "member",
    ({ old }) => ({ before: old }),
    "before",
  ],
  ["reflections/list-following-feed", "listFollowingFeed", "member"],
  ["reflections/list-following-feed", "listFollowingFeed", "lonely", undefined, "follows nobody"],
  [
    "reflections/list-reflections",
    "listByPerson",
    "member",
    ({ member }) => ({ id: member }),
    "own",
  ],
  ["reflections/list-reflections", "listByPerson", "member", ({ busiest }) => ({ id: busiest })],
  ["reflections/list-reflections", "listByHashtag", "visitor", () => ({ tag: "gratitude" })],
  ["reflections/list-reflections", "listByHashtag", "member", () => ({ tag: "gratitude" })],
  [
    "reflections/list-reflections",
    "listByHashtag",
    "member",
    ({ rare }) => ({ tag: rare }),
    "rare",
  ],
  ["search/search-reflections", "searchReflections", "visitor", () => ({ q: "quiet" })],
  ["search/search-reflections", "searchReflections", "member", () => ({ q: "quiet morning" })],
  ["search/search-reflections", "searchReflections", "member", () => ({ q: "m" }), "one letter"],
  ["search/search-reflections", "searchReflections", "member", () => ({ q: "morni" }), "beginning"],
  [
    "search/search-reflections",
    "searchReflections",
    "member",
    ({ rare }) => ({ q: `#${rare}` }),
    "rare",
  ],
  ["search/search-reflections", "searchReflections", "member", () => ({ q: "zzzz" }), "nothing"],
  ["reflections/list-trending", "listTrending", "visitor"],
  ["landing/read-landing", "readLanding", "visitor"],
  ["echoes/list-chain", "listChain", "visitor", ({ chain }) => ({ threadId: chain })],
  ["echoes/list-chain", "listChain", "member", ({ chain }) => ({ threadId: chain })],
  ["comments/list-comments", "listComments", "visitor", ({ discussed }) => ({ id: discussed })],
  ["comments/list-comments", "listComments", "member", ({ discussed }) => ({ id: discussed })],
  ["reactions/read-reactions", "listReactions", "visitor", ({ many }) => ({ reflectionIds: many })],
  ["reactions/read-reactions", "listReactions", "member", ({ many }) => ({ reflectionIds: many })],
  ["people/list-follows", "listFollowers", "member", ({ busiest }) => ({ id: busiest })],
  ["people/list-follows", "listFollowing", "member", ({ busiest }) => ({ id: busiest })],
  ["people/propose-people", "suggestPeople", "member"],
  ["people/propose-people", "listRecentlyActive", "member"],
  ["people/propose-people", "suggestPeople", "lonely", undefined, "follows nobody"],
  ["people/search-people", "searchPeople", "member", () => ({ q: "load_1" })],
  ["people/search-people", "searchPeople", "member", () => ({ q: "quiet" }), "in bios"],
  ["people/search-people", "searchPeople", "member", () => ({ q: "zzzz" }), "nothing"],
  ["people/read-profile-page", "readProfilePage", "visitor", () => ({ nickname: "load_5" })],
  ["people/read-profile-page", "readProfilePage", "member", () => ({ nickname: "load_5" })],
  ["reflections/read-feed", "readFeed", "visitor"],
  ["reflections/read-feed", "readFeed", "member", () => ({ tag: "gratitude" })],
  ["people/list-activity", "listActivity", "member", ({ busiest }) => ({ id: busiest })],
  ["notifications/list-notifications", "listNotifications", "member"],
];

/** Calls whose work is more with more data, and why. */
export const GROWING = {
  listTrending: "counts every use of the last seven days",
  searchPeople: "reads the bio of everybody when few nicknames match",
};

export const CALLS = ROWS.map(([file, operation, who, input = () => ({}), about = ""]) => ({
  file,
  operation,
  who,
  input,
  title: [operation, who, about].filter(Boolean).join(", "),
}));

export const modulesOf = () => [...new Set(CALLS.map(({ file }) => file))];
