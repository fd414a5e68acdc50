import { cleanCode } from '../clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** Reads a member's EPF number: 7 to 9 digits, which are stored without spaces and dashes. */
export function readEpfNumber(typed: string): Reading {
  const number = cleanCode(typed);
  return /^\d{7,9}$/.test(number) ? accept(number) : refuse('An EPF number has 7 to 9 digits.');
}
