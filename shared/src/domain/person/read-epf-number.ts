import { cleanCode } from '../../foundation/clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/**
 * Reads a member's typed EPF number. Returns its 7 to 9 digits, without the spaces and dashes, or the sentence that
 * says what to type instead.
 */
export function readEpfNumber(typed: string): Reading {
  const number = cleanCode(typed);
  return /^\d{7,9}$/.test(number) ? accept(number) : refuse('An EPF number has 7 to 9 digits.');
}
