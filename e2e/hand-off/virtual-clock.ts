import type { Clock } from '@portal/shared/clock';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** After so many turns of the event loop without a pending request nothing follows any more. */
const quietTurns = 3;

interface Waiter {
  readonly at: number;
  readonly wake: () => void;
}

/**
 * A clock that only a test moves, for service, form and phone together. Requests take real time meanwhile: `settle` waits
 * for them.
 */
export class VirtualClock implements Clock {
  #now = Date.parse('2026-11-26T02:00:00Z');
  #waiters: Waiter[] = [];
  #pending = 0;
  #onQuiet: (() => void) | undefined;

  now(): number {
    return this.#now;
  }

  wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const wake = () => {
        this.#waiters = this.#waiters.filter((one) => one !== waiter);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const waiter = { at: this.#now + milliseconds, wake };
      this.#waiters.push(waiter);
      signal?.addEventListener('abort', wake);
    });
  }

  /** Has `settle` wait for this work, which takes real time. */
  async track<Result>(work: Promise<Result>): Promise<Result> {
    this.#pending += 1;
    try {
      return await work;
    } finally {
      this.#pending -= 1;
      if (this.#pending === 0) this.#onQuiet?.();
    }
  }

  /** Waits until no request is in flight and all that follows has happened. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns; quiet += 1) {
      if (this.#pending > 0) {
        quiet = 0;
        await new Promise<void>((resolve) => {
          this.#onQuiet = resolve;
        });
      }
      await nextTurn();
    }
  }

  /** Lets time pass, with all that happens in it. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.settle();
    for (;;) {
      const next = Math.min(...this.#waiters.map(({ at }) => at));
      if (next > end) break;
      this.#now = Math.max(this.#now, next);
      this.#wakeDue();
      await this.settle();
    }
    this.#now = end;
  }

  /** Lets time pass until something happens. */
  async tick(): Promise<void> {
    await this.skip(
      Math.max(0, Math.min(...this.#waiters.map(({ at }) => at), this.#now + 1_000) - this.#now),
    );
  }

  /** Lets time pass while pages sleep: they go on once, afterwards. */
  async skip(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    this.#wakeDue();
    await this.settle();
  }

  /** Forgets who waits: the pages of a sequence that is over. */
  forgetAll(): void {
    this.#waiters = [];
  }

  #wakeDue(): void {
    for (const { wake } of this.#waiters.filter(({ at }) => at <= this.#now)) wake();
  }
}
