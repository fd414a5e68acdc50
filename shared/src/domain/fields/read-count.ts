import { cleanText } from '@portal/shared/clean-text';
import { accept, type Reading, refuse } from '../person/reading.ts';

/** Reads a typed whole number from 0 to `max`. */
export function readCount(typed: string, max: number): Reading {
  const digits = cleanText(typed);
  const isCount = /^\d{1,6}$/.test(digits) && Number(digits) <= max;
  return isCount ? accept(digits) : refuse(`Enter a whole number from 0 to ${max}.`);
}
