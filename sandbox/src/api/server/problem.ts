/** An error that becomes the HTTP answer. Message and details are for developers, not for agents. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
  }
}

/** The answer for ids that do not exist and for other agents' ids: both look the same. */
export function notFound(what: string): Problem {
  return new Problem(404, `There is no such ${what} among yours.`);
}
