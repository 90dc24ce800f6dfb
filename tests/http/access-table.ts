/** Who asks, in the order of the columns below; `other` is a second member. */
export const VIEWERS = ["visitor", "guest", "member", "other", "admin"] as const;
export type ViewerName = (typeof VIEWERS)[number];

/** The expected status for each viewer. */
export type Statuses = readonly [number, number, number, number, number];
type Fields = Record<string, string>;

const everyone = (status: number): Statuses => [status, status, status, status, status];
const withSession = (status: number): Statuses => [401, status, status, status, status];
const FOUND_BY_NOBODY = withSession(404);
/** What guests may not do yet. */
const members = (status: number): Statuses => [401, 403, status, status, status];

/**
 * Words in braces are filled in for each viewer: {self}, {ownEntry} and other own things are theirs, {theirEntry},
 * {stranger} and the like belong to a person who never asks, {theirPrivate} is a private reflection, {nickname} and
 * {email} are free, {nobody} is nobody's, {token} opens the password of an account of its own.
 */
export type CallRow = { call: string; expected: Statuses; json?: Record<string, unknown> };
export type FormRow = { form: string; intent: string; expected: Statuses; fields?: Fields };
export type Row = CallRow | FormRow;

const call = (call: string, expected: Statuses, json?: CallRow["json"]): CallRow => ({
  call,
  expected,
  json,
});
const form = (form: string, intent: string, expected: Statuses, fields?: Fields): FormRow => ({
  form,
  intent,
  expected,
  fields,
});

const credentials = { email: "{strangerEmail}", password: "{password}" };
const newAccount = { email: "{email}", password: "{password}", nickname: "{nickname}" };
const newPassword = { token: "{token}", password: "{password}", confirmPassword: "{password}" };
const entry = { prompt: "Today", response: "The kettle was on." };

/** Every operation that a call or a form exposes, by its name. */
export const OPERATIONS: Record<string, Row[]> = {
  "sign-in": [
    call("POST /api/auth/login", everyone(200), credentials),
    form("/auth", "sign-in", everyone(303), credentials),
  ],
  "sign-up": [call("POST /api/auth/signup", everyone(201), newAccount)],
  "sign-up-by-form": [
    form("/auth", "sign-up", everyone(303), {
      ...newAccount,
      confirmPassword: "{password}",
      terms: "on",
    }),
  ],
  "start-guest": [
    call("POST /api/auth/guest", [201, 200, 200, 200, 200], {}),
    form("/chat", "start-guest", everyone(303)),
  ],
  "start-with-thought": [
    form("/?index", "start-guest", everyone(303), { thought: "A first thought." }),
  ],
  "upgrade-guest": [
    call("POST /api/auth/upgrade-guest", [401, 200, 409, 409, 409], newAccount),
    form("/app", "upgrade-guest", [401, 303, 409, 409, 409], newAccount),
  ],
  "sign-out": [
    call("POST /api/auth/logout", everyone(200), {}),
    form("/app", "sign-out", everyone(303)),
  ],
  "ask-reset": [
    call("POST /api/auth/reset", everyone(200), { email: "{email}" }),
    form("/reset-password", "ask-reset", everyone(303), { email: "{email}" }),
  ],
  "set-password": [
    call("PUT /api/auth/reset", everyone(200), newPassword),
    form("/reset-password", "set-password", everyone(303), newPassword),
  ],
  "read-salt": [call("GET /api/auth/salt?email={email}", everyone(200))],
  "read-self": [call("GET /api/auth/user", withSession(200))],
  "set-timezone": [
    call("POST /api/auth/update-timezone", withSession(200), { timezone: "Europe/Oslo" }),
  ],
  "read-allowances": [call("GET /api/auth/guest-limits", withSession(200))],
  "claim-chat": [call("POST /api/auth/increment-chat", withSession(200), {})],
  "claim-journal": [call("POST /api/auth/increment-journal", withSession(200), {})],
  "read-person": [
    call("GET /api/user/{self}", withSession(200)),
    call("GET /api/user/{stranger}", withSession(200)),
    call("GET /api/user/{nobody}", FOUND_BY_NOBODY),
  ],
  "find-nickname": [call("GET /api/user/nickname/{strangerName}", withSession(200))],
  "save-profile": [
    call("PUT /api/user/{self}", withSession(200), { nickname: "{nickname}" }),
    call("PUT /api/user/{stranger}", withSession(403), { nickname: "{nickname}" }),
    call("POST /api/user/create", withSession(200), { nickname: "{nickname}" }),
    call("POST /api/user/create", withSession(403), { id: "{stranger}", nickname: "{nickname}" }),
  ],
  "save-settings": [
    form("/app", "save-settings", withSession(303), { nickname: "{nickname}" }),
    form("/app", "create-profile", withSession(303), { nickname: "{nickname}" }),
    form("/app", "save-settings", withSession(403), { id: "{stranger}", nickname: "{nickname}" }),
  ],
  "list-entries": [call("GET /api/journal", withSession(200))],
  "create-entry": [
    call("POST /api/journal", withSession(201), entry),
    call("POST /api/journal", withSession(403), { ...entry, userId: "{stranger}" }),
  ],
  "create-entry-by-form": [form("/app", "create-entry", withSession(303), entry)],
  "change-entry": [
    call("PUT /api/journal/{ownEntry}", withSession(200), entry),
    call("PUT /api/journal/{theirEntry}", FOUND_BY_NOBODY, entry),
    call("PUT /api/journal/{nobody}", FOUND_BY_NOBODY, entry),
  ],
  "edit-entry": [
    form("/app", "edit-entry", withSession(303), { id: "{ownEntry}", ...entry }),
    form("/app", "edit-entry", FOUND_BY_NOBODY, { id: "{theirEntry}", ...entry }),
  ],
  "delete-entry": [
    call("DELETE /api/journal/{ownEntry}", withSession(200)),
    call("DELETE /api/journal/{theirEntry}", FOUND_BY_NOBODY),
    form("/app", "delete-entry", withSession(303), { id: "{ownEntry}" }),
    form("/app", "delete-entry", FOUND_BY_NOBODY, { id: "{theirEntry}" }),
  ],
  "keep-draft": [call("PUT /api/journal/draft", withSession(200), { response: "Not yet" })],
  "suggest-prompt": [call("POST /api/journal/generate-prompt", withSession(200), {})],
  "suggest-prompt-in-draft": [form("/app", "suggest-prompt", withSession(303))],
  "continue-reflection": [
    form("/app", "continue-reflection", withSession(303), { id: "{ownEntry}" }),
    form("/app", "continue-reflection", FOUND_BY_NOBODY, { id: "{theirEntry}" }),
  ],
  "read-journal-limits": [call("GET /api/journal/limits", withSession(200))],
  "ask-companion": [call("POST /api/gemini", withSession(200), { prompt: "A long day." })],
  "check-in-safe": [
    call("POST /api/safety/check-in", withSession(200), {}),
    form("/app", "check-in-safe", withSession(303)),
  ],
  "read-memory": [call("GET /api/memory", withSession(200))],
  "switch-memory": [
    call("PUT /api/memory", withSession(200), { usesMemory: "false" }),
    form("/app", "switch-memory", withSession(303)),
  ],
  "keep-card": [
    call("POST /api/memory", withSession(201), { text: "Mornings are hard." }),
    form("/app", "keep-card", withSession(303), { text: "Mornings are hard." }),
  ],
  "change-card": [
    call("PUT /api/memory/{ownCard}", withSession(200), { text: "Evenings." }),
    call("PUT /api/memory/{theirCard}", FOUND_BY_NOBODY, { text: "Evenings." }),
    form("/app", "change-card", withSession(303), { id: "{ownCard}", text: "Evenings." }),
    form("/app", "change-card", FOUND_BY_NOBODY, { id: "{theirCard}", text: "Evenings." }),
  ],
  "forget-card": [
    call("DELETE /api/memory/{ownCard}", withSession(200)),
    call("DELETE /api/memory/{theirCard}", FOUND_BY_NOBODY),
    form("/app", "forget-card", withSession(303), { id: "{ownCard}" }),
    form("/app", "forget-card", FOUND_BY_NOBODY, { id: "{theirCard}" }),
  ],
  "propose-card": [
    call("POST /api/memory/suggestion", withSession(200), { text: "My sister is called Mara." }),
  ],
  "list-goals": [call("GET /api/goals", withSession(200))],
  "set-goal": [call("POST /api/goals", withSession(201), { title: "Walk on Sundays" })],
  "change-goal": [
    call("PUT /api/goals/{ownGoal}", withSession(200), { title: "Walk" }),
    call("PUT /api/goals/{theirGoal}", FOUND_BY_NOBODY, { title: "Walk" }),
  ],
  "drop-goal": [
    call("DELETE /api/goals/{ownGoal}", withSession(200)),
    call("DELETE /api/goals/{theirGoal}", FOUND_BY_NOBODY),
  ],
  "create-reflection": [
    call("POST /api/reflections", members(201), { content: "The first frost." }),
    call("POST /api/reflections", members(404), {
      content: "The first frost.",
      parentReflectionId: "{theirPrivate}",
    }),
  ],
  "create-reflection-by-form": [
    form("/feed", "create-reflection", members(303), { content: "The first frost." }),
    form("/app", "create-reflection", members(303), { content: "The first frost." }),
  ],
  "delete-reflection": [
    form("/feed", "delete-reflection", members(303), { id: "{ownReflection}" }),
    form("/app", "delete-reflection", members(403), { id: "{theirReflection}" }),
    form("/feed", "delete-reflection", members(404), { id: "{theirPrivate}" }),
    call("DELETE /api/reflections/{ownReflection}", members(200)),
    call("DELETE /api/reflections/{theirReflection}", members(403)),
    call("DELETE /api/reflections/{theirPrivate}", members(404)),
  ],
  "read-reflection": [
    call("GET /api/reflections/{theirReflection}", everyone(200)),
    call("GET /api/reflections/{theirPrivate}", everyone(404)),
    call("GET /api/reflections/{nobody}", everyone(404)),
  ],
  "list-public-feed": [call("GET /api/reflections/feed/public", everyone(200))],
  "list-following-feed": [call("GET /api/reflections/feed/following", withSession(200))],
  "list-by-person": [
    call("GET /api/reflections/user/{self}", withSession(200)),
    call("GET /api/reflections/user/{stranger}", withSession(200)),
    call("GET /api/reflections/user/{nobody}", FOUND_BY_NOBODY),
  ],
  "list-by-hashtag": [call("GET /api/reflections/hashtag/{tag}", everyone(200))],
  "list-trending": [call("GET /api/hashtags/trending", everyone(200))],
  "toggle-like": [
    form("/feed", "like", members(303), { reflectionId: "{theirReflection}" }),
    form("/app", "like", members(404), { reflectionId: "{theirPrivate}" }),
    call("POST /api/likes", members(200), { reflectionId: "{theirReflection}" }),
    call("POST /api/likes", members(404), { reflectionId: "{theirPrivate}" }),
  ],
  "read-likes": [
    call("GET /api/likes/{theirReflection}", everyone(200)),
    call("GET /api/likes/{theirPrivate}", everyone(404)),
  ],
  "toggle-reflect": [
    form("/feed", "reflect", members(303), { reflectionId: "{theirReflection}" }),
    form("/app", "reflect", members(404), { reflectionId: "{theirPrivate}" }),
    call("POST /api/reflects", members(200), { reflectionId: "{theirReflection}" }),
    call("POST /api/reflects", members(404), { reflectionId: "{theirPrivate}" }),
  ],
  "read-reflects": [
    call("GET /api/reflects/{theirReflection}", everyone(200)),
    call("GET /api/reflects/{theirPrivate}", everyone(404)),
  ],
  "list-reactions": [
    call("POST /api/social-actions/batch", everyone(200), {
      reflectionIds: ["{theirReflection}", "{theirPrivate}", "{nobody}"],
    }),
  ],
  "list-comments": [
    call("GET /api/comments/{theirReflection}", everyone(200)),
    call("GET /api/comments/{theirPrivate}", everyone(404)),
  ],
  "add-comment": [
    form("/feed", "comment", members(303), { reflectionId: "{theirReflection}", content: "Yes." }),
    form("/app", "comment", members(404), { reflectionId: "{theirPrivate}", content: "Yes." }),
    call("POST /api/comments", members(201), {
      reflectionId: "{theirReflection}",
      content: "Yes.",
    }),
    call("POST /api/comments", members(404), { reflectionId: "{theirPrivate}", content: "Yes." }),
  ],
  "delete-comment": [
    form("/feed", "delete-comment", members(303), { id: "{ownComment}" }),
    form("/app", "delete-comment", members(403), { id: "{theirComment}" }),
    call("DELETE /api/comments/{ownComment}", members(200)),
    call("DELETE /api/comments/{theirComment}", members(403)),
    call("DELETE /api/comments/{theirPrivateComment}", members(404)),
  ],
  "add-echo": [
    call("POST /api/reflections/echo", members(201), {
      originalReflectionId: "{theirReflection}",
      content: "Here too.",
    }),
    call("POST /api/reflections/echo", members(404), {
      originalReflectionId: "{theirPrivate}",
      content: "Here too.",
    }),
  ],
  "add-echo-by-form": [
    form("/feed", "echo", members(303), {
      originalReflectionId: "{theirReflection}",
      content: "Here too.",
    }),
    form("/app", "echo", members(404), {
      originalReflectionId: "{theirPrivate}",
      content: "Here too.",
    }),
  ],
  "list-chain": [
    call("GET /api/echo-chains/{theirThread}", everyone(200)),
    call("GET /api/echo-chains/{theirPrivateThread}", everyone(404)),
    call("GET /api/echo-chains/{nobody}", everyone(404)),
  ],
  "close-chain": [
    form("/feed", "close-chain", members(303), { threadId: "{ownThread}" }),
    form("/app", "close-chain", members(403), { threadId: "{theirThread}" }),
    call("POST /api/echo-chains/{ownThread}/close", members(200), {}),
    call("POST /api/echo-chains/{theirThread}/close", members(403), {}),
    call("POST /api/echo-chains/{theirPrivateThread}/close", members(404), {}),
  ],
  "read-chain-likes": [
    call("GET /api/chain-likes/{theirThread}", everyone(200)),
    call("GET /api/chain-likes/{theirPrivateThread}", everyone(404)),
  ],
  "like-chain": [
    form("/feed", "like-chain", members(303), { threadId: "{theirThread}" }),
    call("POST /api/chain-likes", members(200), { threadId: "{theirThread}" }),
    call("POST /api/chain-likes", members(404), { threadId: "{theirPrivateThread}" }),
  ],
  "unlike-chain": [
    form("/feed", "unlike-chain", members(303), { threadId: "{theirThread}" }),
    call("DELETE /api/chain-likes/{theirThread}", members(200)),
    call("DELETE /api/chain-likes/{theirPrivateThread}", members(404)),
  ],
  "read-chain-reflects": [
    call("GET /api/chain-reflects/{theirThread}", everyone(200)),
    call("GET /api/chain-reflects/{theirPrivateThread}", everyone(404)),
  ],
  "add-chain-reflect": [
    form("/feed", "reflect-chain", members(303), { threadId: "{theirThread}" }),
    call("POST /api/chain-reflects", members(200), { threadId: "{theirThread}" }),
    call("POST /api/chain-reflects", members(404), { threadId: "{theirPrivateThread}" }),
  ],
  "remove-chain-reflect": [
    form("/feed", "unreflect-chain", members(303), { threadId: "{theirThread}" }),
    call("DELETE /api/chain-reflects/{theirThread}", members(200)),
    call("DELETE /api/chain-reflects/{theirPrivateThread}", members(404)),
  ],
  "toggle-follow": [
    form("/feed", "follow", members(303), { followingId: "{stranger}" }),
    form("/app", "follow", members(404), { followingId: "{nobody}" }),
    call("POST /api/follow", members(200), { followingId: "{stranger}" }),
    call("POST /api/follow", members(404), { followingId: "{nobody}" }),
    call("POST /api/follow", members(400), { followingId: "{self}" }),
  ],
  "read-following": [
    call("GET /api/is-following/{self}/{stranger}", withSession(200)),
    call("GET /api/is-following/{nobody}/{stranger}", withSession(200)),
  ],
  "list-following": [
    call("GET /api/following/{stranger}", withSession(200)),
    call("GET /api/following/{nobody}", FOUND_BY_NOBODY),
  ],
  "list-followers": [
    call("GET /api/followers/{stranger}", withSession(200)),
    call("GET /api/followers/{nobody}", FOUND_BY_NOBODY),
  ],
  "suggest-people": [call("GET /api/suggested-users", withSession(200))],
  "list-recently-active": [call("GET /api/recently-active-users", withSession(200))],
  "search-people": [
    call("GET /api/search-users", withSession(200)),
    call("GET /api/search-users?q={strangerName}", withSession(200)),
  ],
  "list-activity": [
    call("GET /api/user/{self}/activity", withSession(200)),
    call("GET /api/user/{stranger}/activity", withSession(200)),
    call("GET /api/user/{nobody}/activity", FOUND_BY_NOBODY),
  ],
  "search-reflections": [
    call("GET /api/search/reflections?q=kettle", everyone(200)),
    call("GET /api/search/reflections?q=%23", everyone(400)),
  ],
  "report-error": [call("POST /api/errors", everyone(202), { message: "It broke." })],
  "set-theme": [
    call("POST /api/theme", everyone(200), { theme: "dark" }),
    form("/theme", "set-theme", everyone(303), { theme: "light" }),
  ],
};

const SIGNED_IN_GO_ON: Statuses = [200, 302, 302, 302, 302];
const SESSION_ONLY: Statuses = [302, 200, 200, 200, 200];
const MEMBERS_GO_ON: Statuses = [200, 200, 302, 302, 302];

/** Pages that nobody else finds. */
export const HIDDEN_PAGES = [
  "/reflection/{theirPrivate}",
  "/reflection/{nobody}",
  "/echo/{theirPrivateThread}",
  "/echo/{nobody}",
  "/u/{nobody}",
];

/** Every page by its file in app/routes: an address of it, the query it shows, and the statuses of its GET. */
export const PAGES: Record<string, { at: string; query?: string; expected: Statuses }> = {
  "_index.tsx": { at: "/", query: "read-landing", expected: SIGNED_IN_GO_ON },
  "about.tsx": { at: "/about", expected: everyone(200) },
  "privacy.tsx": { at: "/privacy", expected: everyone(200) },
  "terms.tsx": { at: "/terms", expected: everyone(200) },
  "safety.tsx": { at: "/safety", query: "read-safety", expected: everyone(200) },
  "contact.tsx": { at: "/contact", expected: everyone(200) },
  "feed.tsx": { at: "/feed", query: "read-feed", expected: everyone(200) },
  "reflection.$reflectionId.tsx": {
    at: "/reflection/{theirReflection}",
    query: "read-reflection-page",
    expected: everyone(200),
  },
  "echo.$threadId.tsx": {
    at: "/echo/{theirThread}",
    query: "read-chain-page",
    expected: everyone(200),
  },
  "u.$nickname.tsx": {
    at: "/u/{strangerName}",
    query: "read-profile-page",
    expected: everyone(200),
  },
  "blog._index.tsx": { at: "/blog", expected: everyone(200) },
  "pricing.tsx": { at: "/pricing", expected: everyone(200) },
  "cbt-tools.tsx": { at: "/cbt-tools", query: "open-to-signed-in", expected: SESSION_ONLY },
  "subscription.tsx": { at: "/subscription", query: "open-to-signed-in", expected: SESSION_ONLY },
  "app.tsx": {
    at: "/app?view=journal",
    query: "read-app",
    expected: [302, 200, 200, 200, 200],
  },
  "auth.tsx": { at: "/auth", query: "read-auth", expected: MEMBERS_GO_ON },
  "chat.tsx": { at: "/chat", query: "read-nothing", expected: SIGNED_IN_GO_ON },
  "reset-password.tsx": { at: "/reset-password", query: "read-reset", expected: everyone(200) },
  "theme.ts": { at: "/theme", expected: everyone(302) },
  "ui.tsx": { at: "/ui", expected: everyone(404) },
  "$.tsx": { at: "/no-such-page", expected: everyone(302) },
  "api.$.ts": { at: "/api/no-such-call", expected: everyone(404) },
};
