import { AsyncLocalStorage } from 'node:async_hooks';

/** The tab whose work is running, also after the work has awaited. */
export const activeTab = new AsyncLocalStorage<object>();

interface Request {
  readonly tab: object | undefined;
  readonly start: () => void;
}

/**
 * Fake of Web Locks for tabs in one process, because jsdom has none: exclusive locks by name, in order, released when
 * their work ends or their tab is closed. The end-to-end tests use the browser's locks.
 */
export class TabLocks {
  readonly #lockedNames = new Map<string, Request>();
  #waiting: { readonly name: string; readonly request: Request }[] = [];

  /** The part of `LockManager` that the portal uses. */
  request<Result>(name: string, ...rest: readonly unknown[]): Promise<Result> {
    const work = rest.at(-1);
    const ifAvailable = rest.length > 1 && Object(rest[0]).ifAvailable === true;
    if (typeof work !== 'function') throw new TypeError('a lock is for some work');
    if (ifAvailable && this.#lockedNames.has(name)) return Promise.resolve(work(null));
    return new Promise<Result>((done, failed) => {
      const request: Request = {
        tab: activeTab.getStore(),
        start: async () => {
          try {
            done(await work({ name }));
          } catch (error) {
            failed(error);
          } finally {
            this.#release(name, request);
          }
        },
      };
      if (this.#lockedNames.has(name)) this.#waiting.push({ name, request });
      else this.#give(name, request);
    });
  }

  /** Releases the locks and requests of a closed tab. */
  forget(tab: object): void {
    this.#waiting = this.#waiting.filter(({ request }) => request.tab !== tab);
    for (const [name, request] of [...this.#lockedNames])
      if (request.tab === tab) this.#release(name, request);
  }

  /** Names of the locks that are taken. */
  get lockedNames(): readonly string[] {
    return [...this.#lockedNames.keys()];
  }

  #give(name: string, request: Request): void {
    this.#lockedNames.set(name, request);
    request.start();
  }

  #release(name: string, request: Request): void {
    if (this.#lockedNames.get(name) !== request) return;
    this.#lockedNames.delete(name);
    const next = this.#waiting.find((each) => each.name === name);
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#give(name, next.request);
  }
}
