/**
 * Something that holds for single visitors alone, each known by a word of the browser's User-Agent: tests that run
 * side by side against one sandbox do not meet.
 */
export class Visitors<Value> {
  readonly #values = new Map<string, Value>();

  /** What holds for the visitor who sends this User-Agent. */
  of(userAgent = ''): Value | undefined {
    for (const word of userAgent.split(' ')) {
      const value = this.#values.get(word);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Sets what holds for a visitor, or with `undefined` ends it. */
  set(visitor: string, value: Value | undefined): void {
    if (value === undefined) this.#values.delete(visitor);
    else this.#values.set(visitor, value);
  }
}

/** A browser of a test names itself, so that what it sets holds for it alone; the word that it does so by. */
export function visitorOf(userAgent: string | undefined): string | undefined {
  return /\bportal-test\/\S+/.exec(userAgent ?? '')?.[0];
}
