import { cleanLines } from '../../foundation/clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** Longest text of a field without another limit, in characters. */
export const maxTextLength = 100;

/**
 * Reads a typed text that may be empty. Returns it cleaned by `cleanLines`. A text above the limit, in characters, is
 * refused with its length; it is never cut.
 */
export function readText(typed: string, limit = maxTextLength): Reading {
  const text = cleanLines(typed);
  return text.length > limit
    ? refuse(`Use at most ${limit} characters; this has ${text.length}.`)
    : accept(text);
}
