/** Result of reading a typed text. `problem` is a sentence that says what to type instead. */
export type Reading<Value = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

/** Returns the reading of a valid text, with what was read. */
export const accept = <Value>(value: Value): Reading<Value> => ({ ok: true, value });

/** Returns the reading of a text that is not valid. `problem` is a sentence that says what to type instead. */
export const refuse = (problem: string): Reading<never> => ({ ok: false, problem });

/** Returns what is wrong with a text, or `undefined`. */
export const problemOf = (reading: Reading<unknown>): string | undefined =>
  reading.ok ? undefined : reading.problem;

/** Returns what was read, or `other` when the text is not valid. */
export const valueOr = (reading: Reading, other: string): string => (reading.ok ? reading.value : other);
