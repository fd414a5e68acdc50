import { expect, type Page } from 'playwright/test';

/** Longer than any timer keeps a parcel, in milliseconds. */
const longestTimer = 6_000;

declare global {
  interface Window {
    /** Timers that have been set and are neither over nor cleared: id → what ends the timer now and runs its work. */
    portalTimers?: Map<number, () => void>;
    /** Calls in flight. The browser does not report every call that is aborted, but the page knows. */
    portalCalls?: Set<object>;
  }
}

/** Runs in the page before its own code: notes each timer that is not longer than `longest` until it is over. */
function noteTimers(longest: number): void {
  const pending = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = window;
  const setNoted = (handler: TimerHandler, delay = 0, ...parameters: unknown[]): number => {
    if (typeof handler !== 'function') throw new Error('A timer runs a string');
    const run = () => {
      clear(id);
      pending.delete(id);
      handler(...parameters);
    };
    const id = set(run, delay);
    if (delay <= longest) pending.set(id, run);
    return id;
  };
  const clearNoted = (id: number | undefined): void => {
    if (id !== undefined) pending.delete(id);
    clear(id);
  };
  Object.assign(window, { portalTimers: pending, setTimeout: setNoted, clearTimeout: clearNoted });
}

/** Runs in the page before its own code: notes each call until it has ended, also by being aborted. */
function noteCalls(): void {
  const calls = new Set<object>();
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    calls.add(this);
    this.addEventListener('loadend', () => calls.delete(this));
    send.call(this, body);
  };
  const { fetch } = window;
  window.fetch = (...request) => {
    const call = fetch(...request);
    calls.add(call);
    const end = () => calls.delete(call);
    call.then(end, end);
    return call;
  };
  window.portalCalls = calls;
}

/** Knows when nothing on a page keeps a parcel any longer that ends by itself: no call and no timer. */
export class Quiet {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Watches a page's calls and timers. Call it before the page loads. */
  static async on(page: Page): Promise<Quiet> {
    await page.addInitScript(noteTimers, longestTimer);
    await page.addInitScript(noteCalls);
    return new Quiet(page);
  }

  /**
   * Waits for the calls in flight, ends the timers that run, and waits for the calls that these have made. The page's
   * clock stays as it is: animations would wait for a clock that was moved.
   */
  async reached(): Promise<void> {
    await this.#callsEnded();
    await this.#page.evaluate(async () => {
      // React and single-spa end what they are doing first: single-spa warns when its timer ends before an update
      const idle = () => new Promise((done) => requestIdleCallback(done));
      await idle();
      await idle();
      for (const run of [...(window.portalTimers?.values() ?? [])]) run();
    });
    await this.#callsEnded();
  }

  #callsEnded(): Promise<void> {
    const callsInFlight = () => this.#page.evaluate(() => window.portalCalls?.size);
    return expect.poll(callsInFlight, 'calls in flight').toBe(0);
  }
}
