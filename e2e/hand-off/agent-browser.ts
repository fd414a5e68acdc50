import { TabLocks } from './tab-locks.ts';

/** The agent's browser: what its tabs share. */
export class AgentBrowser {
  readonly locks = new TabLocks();
  readonly #versions = new Set<string>();
  #draft: Readonly<Record<string, string>> = {};
  /** Every path that each place of the saved draft has had, in order. */
  readonly history: { readonly name: string; readonly path: string }[] = [];

  get draft(): Readonly<Record<string, string>> {
    return this.#draft;
  }

  keep(answers: Readonly<Record<string, string>>): void {
    for (const [name, path] of Object.entries(answers))
      if (this.#draft[name] !== path) this.history.push({ name, path });
    this.#draft = answers;
  }

  has(version: string): boolean {
    return this.#versions.has(version);
  }

  add(version: string): void {
    this.#versions.add(version);
  }
}
