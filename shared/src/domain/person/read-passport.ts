import { cleanCode } from '../../foundation/clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/**
 * Reads a typed passport number. Returns its 6 to 12 letters and digits in capitals, without spaces and dashes, or the
 * sentence that says what to type instead.
 */
export function readPassport(typed: string): Reading {
  const number = cleanCode(typed).toUpperCase();
  return /^[A-Z0-9]{6,12}$/.test(number)
    ? accept(number)
    : refuse('Enter a passport number of 6 to 12 letters and digits.');
}
