import { AsyncLocalStorage } from 'node:async_hooks';

/** Which tab is at work: what it starts is its own, also after it has waited. */
export const atWork = new AsyncLocalStorage<object>();

interface Request {
  readonly tab: object | undefined;
  readonly start: () => void;
}

/**
 * Stand-in for Web Locks over tabs that live in one process (jsdom has none): exclusive locks by name, in turn, given
 * back when their work ends or their tab goes. The browser's own are in e2e.
 */
export class TabLocks {
  readonly #held = new Map<string, Request>();
  #waiting: { readonly name: string; readonly request: Request }[] = [];

  /** The part of `LockManager` that the portal uses. */
  request<Result>(name: string, ...rest: readonly unknown[]): Promise<Result> {
    const work = rest.at(-1);
    const ifAvailable = rest.length > 1 && Object(rest[0]).ifAvailable === true;
    if (typeof work !== 'function') throw new TypeError('a lock is for some work');
    if (ifAvailable && this.#held.has(name)) return Promise.resolve(work(null));
    return new Promise<Result>((done, failed) => {
      const request: Request = {
        tab: atWork.getStore(),
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
      if (this.#held.has(name)) this.#waiting.push({ name, request });
      else this.#give(name, request);
    });
  }

  /** A tab is gone: what it holds and waits for is free. */
  forget(tab: object): void {
    this.#waiting = this.#waiting.filter(({ request }) => request.tab !== tab);
    for (const [name, request] of [...this.#held]) if (request.tab === tab) this.#release(name, request);
  }

  /** Names that are held now. */
  get held(): readonly string[] {
    return [...this.#held.keys()];
  }

  #give(name: string, request: Request): void {
    this.#held.set(name, request);
    request.start();
  }

  #release(name: string, request: Request): void {
    if (this.#held.get(name) !== request) return;
    this.#held.delete(name);
    const next = this.#waiting.find((each) => each.name === name);
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#give(name, next.request);
  }
}
