/**
 * Values for single browsers. A browser is known by its tag, one word of its User-Agent, so that tests that run at the
 * same time against one sandbox do not affect each other.
 */
export class PerBrowser<Value> {
  readonly #values = new Map<string, Value>();

  /** The value for the browser with this User-Agent. */
  of(userAgent = ''): Value | undefined {
    for (const word of userAgent.split(' ')) {
      const value = this.#values.get(word);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Sets the value for a browser tag; `undefined` removes it. */
  set(browserTag: string, value: Value | undefined): void {
    if (value === undefined) this.#values.delete(browserTag);
    else this.#values.set(browserTag, value);
  }
}

/**
 * The tag `portal-test/…` that a test's browser has in its User-Agent, by which the sandbox gives it separate settings;
 * `undefined` for other browsers.
 */
export function browserTagOf(userAgent: string | undefined): string | undefined {
  return /\bportal-test\/\S+/.exec(userAgent ?? '')?.[0];
}
