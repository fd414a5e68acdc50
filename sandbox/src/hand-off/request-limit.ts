/** Counts requests by caller, in windows of a minute. Ask `isReached` before `count`: it begins a new window. */
export class RequestLimit {
  readonly #limit: number;
  #window = 0;
  #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether the caller has used up this minute's requests. */
  isReached(caller: string, now: Date): boolean {
    const window = Math.floor(now.getTime() / 60_000);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
    }
    return (this.#counts.get(caller) ?? 0) >= this.#limit;
  }

  /** Counts a request of this minute. */
  count(caller: string): void {
    this.#counts.set(caller, (this.#counts.get(caller) ?? 0) + 1);
  }
}
