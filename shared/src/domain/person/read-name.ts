import { cleanText } from '../../foundation/clean-text.ts';
import { noNameSign } from './name-signs.ts';
import { halfSignProblem } from './read-text.ts';
import { accept, type Reading, refuse } from './reading.ts';

const longest = 100;

/**
 * Reads a person's typed name of 1 to 100 signs, at least one of them a letter, in any script. Returns it as typed, with one
 * space between words; or the sentence that says what to type instead.
 */
export function readName(typed: string): Reading {
  const name = cleanText(typed).replaceAll(/ +/g, ' ');
  const { length } = [...name];
  const sign = noNameSign.exec(name)?.[0];
  const problem = halfSignProblem(name);
  if (problem !== undefined) return refuse(problem);
  if (sign !== undefined) return refuse(`A name cannot have “${sign}”.`);
  if (!/\p{L}/u.test(name)) return refuse('Enter the name, with at least one letter.');
  return length > longest
    ? refuse(`Enter the name with at most ${longest} characters; this has ${length}.`)
    : accept(name);
}
