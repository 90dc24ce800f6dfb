type About = {
  title?: string;
  field?: string;
  headers?: Record<string, string>;
  /** A field whose value cannot be sent again. */
  outdated?: string;
};

/** Why a query or command was not done: a status, one sentence for the person, and the field it is about. */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 429 | 503,
    readonly sentence: string,
    readonly about: About = {},
  ) {
    super(sentence);
  }
}
