/** Something that a change writes before the ledger names it. */
export interface Step {
  /** Takes it back when the change fails. */
  readonly undo?: () => Promise<void>;
  /** Work for which the pages do not wait, and whose failure changes nothing for agents. */
  readonly finish?: () => Promise<void>;
}

/** Called before each step of a change. */
export type BeginStep = (step: Step) => void;

/** The message of something that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs works in order, each also after one has failed. Returns the messages of those that failed. */
export async function runAll(works: readonly (() => Promise<void>)[]): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const work of works) await work().catch((error: unknown) => void failures.push(messageOf(error)));
  return failures;
}
