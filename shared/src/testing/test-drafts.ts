import type { Draft, Drafts } from '../contract/index.ts';

/** Drafts in memory, with what was saved. */
export interface TestDrafts extends Drafts {
  readonly kept: ReadonlyMap<string, unknown>;
}

/**
 * For tests: creates the shell's drafts in memory, with these earlier ones by name. Later ones count as saved in this
 * tab.
 */
export const testDrafts = (earlier: Readonly<Record<string, Draft>> = {}): TestDrafts => {
  const drafts = new Map(Object.entries(earlier));
  return {
    find: async (form) => drafts.get(form),
    async keep(form, value) {
      drafts.set(form, { savedAt: Date.now(), value, fromHere: true });
      return true;
    },
    discard: (form) => void drafts.delete(form),
    get kept() {
      return new Map([...drafts].map(([form, { value }]) => [form, value]));
    },
  };
};
