import { FakeLocks } from '@portal/shared/testing';

/** Answers of the form as a draft has them: paths of pictures, and one other field. */
export type DraftAnswers = Readonly<Record<string, string>>;

/** The agent's browser: what its tabs share. */
export class AgentBrowser {
  readonly locks = new FakeLocks();
  readonly #names: readonly string[];
  readonly #versions = new Set<string>();
  #draft: DraftAnswers = {};
  /** Every path that each place of the saved draft has had, in order; empty where a picture was lost. */
  readonly history: { readonly name: string; readonly path: string }[] = [];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  get draft(): DraftAnswers {
    return this.#draft;
  }

  keep(answers: DraftAnswers): void {
    for (const name of this.#names) {
      const path = answers[name] ?? '';
      if ((this.#draft[name] ?? '') !== path) this.history.push({ name, path });
    }
    this.#draft = answers;
  }

  has(version: string): boolean {
    return this.#versions.has(version);
  }

  add(version: string): void {
    this.#versions.add(version);
  }
}
