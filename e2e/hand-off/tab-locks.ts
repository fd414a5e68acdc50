import { AsyncLocalStorage } from 'node:async_hooks';

/** The tab whose work is running, also after the work has awaited. */
export const activeTab = new AsyncLocalStorage<object>();

interface Request {
  readonly name: string;
  readonly tab: object | undefined;
  readonly start: () => void;
}

/** Web Locks of one browser, as the hand-off uses them: exclusive, in order; a closed tab loses its own. */
export class TabLocks {
  readonly #taken = new Map<string, Request>();
  #waiting: Request[] = [];

  request(
    name: string,
    { signal }: { readonly signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked: Request = {
        name,
        tab: activeTab.getStore(),
        start: () => {
          this.#taken.set(name, asked);
          void activeTab
            .run(asked.tab ?? {}, work)
            .then(resolve, reject)
            .finally(() => this.#release(asked));
        },
      };
      if (signal.aborted) return reject(signal.reason);
      if (!this.#taken.has(name)) return asked.start();
      this.#waiting.push(asked);
      signal.addEventListener('abort', () => {
        if (!this.#waiting.includes(asked)) return;
        this.#waiting = this.#waiting.filter((one) => one !== asked);
        reject(signal.reason);
      });
    });
  }

  closeTab(tab: object): void {
    this.#waiting = this.#waiting.filter((one) => one.tab !== tab);
    for (const taken of [...this.#taken.values()]) if (taken.tab === tab) this.#release(taken);
  }

  #release(asked: Request): void {
    if (this.#taken.get(asked.name) !== asked) return;
    this.#taken.delete(asked.name);
    const next = this.#waiting.find((one) => one.name === asked.name);
    this.#waiting = this.#waiting.filter((one) => one !== next);
    next?.start();
  }
}
