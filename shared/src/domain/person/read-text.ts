import { cleanLines, cleanNumber } from '../../foundation/clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** Longest text of a field without another limit, in characters. */
export const maxTextLength = 100;

/** Returns what is wrong with a text that has half of a surrogate pair, which no request can contain; else `undefined`. */
export const halfSignProblem = (text: string): string | undefined =>
  /\p{Cs}/u.test(text) ? 'One character was not pasted completely. Type it again.' : undefined;

/**
 * Reads a typed text that may be empty. Returns it cleaned by `cleanLines`. A text above the limit, in characters, is
 * refused with its length; it is never cut.
 */
export function readText(typed: string, limit = maxTextLength): Reading {
  const text = cleanLines(typed);
  const problem =
    halfSignProblem(text) ??
    (text.length > limit ? `Use at most ${limit} characters; this has ${text.length}.` : undefined);
  return problem === undefined ? accept(text) : refuse(problem);
}

/** Reads a typed code or number that has letters, spaces and dashes of any kind: as `readText`, with every dash as `-`. */
export const readCode = (typed: string, limit?: number): Reading => readText(cleanNumber(typed), limit);
