import { cleanCode } from '../clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** Reads a passport's number: 6 to 12 letters and digits, which are stored in capitals without spaces and dashes. */
export function readPassport(typed: string): Reading {
  const number = cleanCode(typed).toUpperCase();
  return /^[A-Z0-9]{6,12}$/.test(number)
    ? accept(number)
    : refuse('Enter a passport number of 6 to 12 letters and digits.');
}
