import type { AgentBrowser } from './agent-browser.ts';
import type { Service } from './service.ts';

/** A picture that a place of the saved draft has had. */
interface Stored {
  readonly name: string;
  readonly content: string;
}

/** What each place of the saved draft has had, in order; the same picture under another path is no change. `''`: nothing any more. */
export class StoredHistory {
  readonly #browser: AgentBrowser;
  readonly #service: Service;

  constructor(browser: AgentBrowser, service: Service) {
    this.#browser = browser;
    this.#service = service;
  }

  list(): readonly Stored[] {
    const last = new Map<string, string>();
    return this.#browser.history.flatMap(({ name, path }) => {
      const content = this.#service.uploads.get(path) ?? path;
      if (last.get(name) === content) return [];
      last.set(name, content);
      return [{ name, content }];
    });
  }

  count(name: string, content: string): number {
    return this.list().filter((one) => one.name === name && one.content === content).length;
  }
}
