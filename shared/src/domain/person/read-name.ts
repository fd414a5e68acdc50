import { cleanText } from '../../foundation/clean-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

const longest = 100;
/** Letters of every script, and the signs that names have (domain, section 9). */
const allowed = /^[\p{L}\p{M} /.@'()-]*$/u;

/**
 * Reads a person's typed name of 2 to 100 characters. Returns it as typed, but every apostrophe is `'`, and there is
 * one space between words; or the sentence that says what to type instead.
 */
export function readName(typed: string): Reading {
  const name = cleanText(typed)
    .replaceAll(/[‘’ʼ`′]/g, "'")
    .replaceAll(/ +/g, ' ');
  if (name.length < 2) return refuse('Enter the name with 2 to 100 letters.');
  if (name.length > longest)
    return refuse(`Enter the name with at most ${longest} characters; this has ${name.length}.`);
  if (allowed.test(name)) return accept(name);
  return refuse("Enter the name with 2 to 100 letters. A name may also have the signs / . @ ' ( ) and -.");
}
