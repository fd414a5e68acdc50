/** Counts requests by caller, in windows of `period` milliseconds. Ask `isReached` before `count`: it begins a new window. */
export class RequestLimit {
  readonly #limit: number;
  readonly #period: number;
  #window = 0;
  #counts = new Map<string, number>();

  constructor(limit: number, period: number) {
    this.#limit = limit;
    this.#period = period;
  }

  /** Whether the caller has used up the requests of this window. */
  isReached(caller: string, now: Date): boolean {
    const window = Math.floor(now.getTime() / this.#period);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
    }
    return (this.#counts.get(caller) ?? 0) >= this.#limit;
  }

  /** Counts a request of this window. */
  count(caller: string): void {
    this.#counts.set(caller, (this.#counts.get(caller) ?? 0) + 1);
  }

  /** Seconds until the next window. */
  secondsLeft(now: Date): number {
    return Math.ceil((this.#period - (now.getTime() % this.#period)) / 1000);
  }
}
