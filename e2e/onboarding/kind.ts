import type { Answers } from '../../mfe-client/src/onboarding/answers/answers.ts';

/** A kind of applicant: what is answered differently than by a simple individual. */
export interface Kind {
  readonly name: string;
  readonly change: (answers: Answers) => Answers;
  /** What is answered before, and is then changed. */
  readonly before?: (answers: Answers) => Answers;
  /** Steps that do not apply. */
  readonly notNeeded: readonly string[];
  /** Steps that may be left out, and are. */
  readonly optional: readonly string[];
  /** What is missing, by step. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  /** Documents beside the two sides of the MyKad. */
  readonly documents: readonly string[];
  /** The fund that the new customer buys in the browser, which suits the plan, and for how much. */
  readonly sold?: { readonly fund: string; readonly amount: string };
}
