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

/**
 * Returns the Problem 404, for the caller to throw, for an id that does not exist or is another agent's: both look the
 * same. `what`: what was asked for, as a noun.
 */
export function notFound(what: string): Problem {
  return new Problem(404, `There is no such ${what} among yours.`);
}
