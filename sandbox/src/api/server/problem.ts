/** An answer that is no success: a status and words for it. Details are for developers, not for agents. */
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

/** What the signed-in agent may not know of is not there. */
export function notFound(what: string): Problem {
  return new Problem(404, `There is no such ${what} among yours.`);
}
