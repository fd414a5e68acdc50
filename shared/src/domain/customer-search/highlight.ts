import { simplify, splitWords } from '../person/simplify.ts';
import { isPhoneSearch, readDigits } from './phone-digits.ts';

/** A part of a text. `isMatch`: it matches the keyword. */
interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text as it is compared, and where each of its characters begins and ends in the original. */
interface ComparedText {
  readonly compared: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function compare(text: string, simplifyCharacter: (character: string) => string): ComparedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let compared = '';
  let start = 0;
  for (const character of text) {
    const simple = simplifyCharacter(character);
    const end = start + character.length;
    for (let unit = 0; unit < simple.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
    // an accent belongs to the letter before it
    if (simple === '' && /\p{M}/u.test(character) && ends.length > 0) ends[ends.length - 1] = end;
    compared += simple;
    start = end;
  }
  return { compared, starts, ends };
}

/** Splits a text where the pattern matches what is compared of it. */
function splitMatches(
  text: string,
  { compared, starts, ends }: ComparedText,
  pattern: RegExp,
): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const addUntil = (index: number, isMatch: boolean) => {
    if (index > done) parts.push({ text: text.slice(done, index), isMatch });
    done = Math.max(done, index);
  };
  for (const { 0: match, index } of compared.matchAll(pattern)) {
    addUntil(starts[index] ?? 0, false);
    addUntil(ends[index + match.length - 1] ?? 0, true);
  }
  addUntil(text.length, false);
  return parts;
}

/** As it is compared, without dashes: people leave them out of names and numbers. */
const simplifyCode = (text: string): string => simplify(text).replaceAll(/[-‐‑–]/g, '');

const escapeForRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Splits a text into parts, of which those that are a word of the keyword have `isMatch`, so that the agent sees why a row
 * matches. They are compared as a search does, without case, accents, apostrophes and dashes. Together the parts are the text;
 * without a keyword it is one part.
 */
export function highlight(text: string, keyword: string): readonly TextPart[] {
  const words = new Set([...simplifyCode(keyword).split(' '), ...splitWords(keyword)].filter(Boolean));
  if (words.size === 0) return [{ text, isMatch: false }];
  // a longer word is marked whole
  const alternatives = [...words].sort((one, other) => other.length - one.length).map(escapeForRegExp);
  return splitMatches(text, compare(text, simplifyCode), new RegExp(alternatives.join('|'), 'g'));
}

/**
 * Splits a telephone number that is shown with its country code, as `highlight` does, where it has the digits of the
 * keyword, however they are grouped. The keyword may begin with the 0 of national numbers.
 */
export function highlightPhone(text: string, keyword: string): readonly TextPart[] {
  if (!isPhoneSearch(keyword)) return [{ text, isMatch: false }];
  const typed = readDigits(keyword);
  const withoutZero = typed.replace(/^0+/, '');
  // what follows the country's code, which numbers with a 0 do not have
  const national = readDigits(text.slice(text.indexOf(' ') + 1));
  const digits = withoutZero !== '' && national.startsWith(withoutZero) ? withoutZero : typed;
  return splitMatches(text, compare(text, readDigits), new RegExp(digits, 'g'));
}
