import { AsyncLocalStorage } from 'node:async_hooks';

/** The tab whose work is running, also after the work has awaited, where a test has several tabs in one process. */
export const activeTab = new AsyncLocalStorage<object | undefined>();

interface LockRequest {
  readonly name: string;
  readonly tab: object | undefined;
  readonly start: () => void;
}

/**
 * Fake of the browser's Web Locks, because neither jsdom nor Node has them: exclusive locks by name, in order, released when
 * their work ends or their tab is closed. A signal ends the waiting, not the work. The end-to-end tests use the browser's.
 */
export class FakeLocks {
  readonly #taken = new Map<string, LockRequest>();
  #waiting: readonly LockRequest[] = [];

  /** The part of `LockManager.request` that the portal uses. */
  request<Result>(name: string, ...rest: readonly unknown[]): Promise<Result> {
    const work = rest.at(-1);
    if (typeof work !== 'function') throw new TypeError('a lock is for some work');
    const { ifAvailable = false, signal }: LockOptions = rest.length > 1 ? Object(rest[0]) : {};
    if (ifAvailable && this.#taken.has(name)) return Promise.resolve(work(null));
    return new Promise<Result>((resolve, reject) => {
      const tab = activeTab.getStore();
      const run = async (): Promise<Result> => work({ name, mode: 'exclusive' });
      const asked: LockRequest = {
        name,
        tab,
        start: () => {
          this.#taken.set(name, asked);
          void activeTab
            .run(tab, run)
            .finally(() => this.#release(asked))
            .then(resolve, reject);
        },
      };
      if (signal?.aborted) return reject(signal.reason);
      if (!this.#taken.has(name)) return asked.start();
      this.#waiting = [...this.#waiting, asked];
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(asked)) return;
        this.#waiting = this.#waiting.filter((one) => one !== asked);
        reject(signal.reason);
      });
    });
  }

  async query() {
    return {
      held: this.lockedNames.map((name) => ({ name })),
      pending: this.#waiting.map(({ name }) => ({ name })),
    };
  }

  /** Releases the locks and requests of a closed tab. */
  closeTab(tab: object): void {
    this.#waiting = this.#waiting.filter((one) => one.tab !== tab);
    for (const taken of [...this.#taken.values()]) if (taken.tab === tab) this.#release(taken);
  }

  /** Names of the locks that are taken. */
  get lockedNames(): readonly string[] {
    return [...this.#taken.keys()];
  }

  #release(released: LockRequest): void {
    if (this.#taken.get(released.name) !== released) return;
    this.#taken.delete(released.name);
    const next = this.#waiting.find(({ name }) => name === released.name);
    this.#waiting = this.#waiting.filter((one) => one !== next);
    next?.start();
  }
}
