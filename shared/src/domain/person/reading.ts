/** Result of reading a typed text. `problem` is a sentence that says what to type instead. */
export type Reading<Value = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

/** Makes the `Reading` of a valid typed text, with the value that was read from it. */
export const accept = <Value>(value: Value): Reading<Value> => ({ ok: true, value });

/** Makes the `Reading` of a typed text that is not valid. `problem` is a sentence that says what to type instead. */
export const refuse = (problem: string): Reading<never> => ({ ok: false, problem });

/** Returns the sentence that says what is wrong with a text that was read; `undefined` when it is valid. */
export const problemOf = (reading: Reading<unknown>): string | undefined =>
  reading.ok ? undefined : reading.problem;

/** Returns the value that was read from a text, or `other` when the text is not valid. */
export const valueOr = (reading: Reading, other: string): string => (reading.ok ? reading.value : other);
