import { splitWords } from '../../../domain/person/simplify.ts';
import type { SelectOption } from '../select-field.tsx';
import { countryNames } from './country-names.ts';

/** An option that a typed text finds. */
export interface FoundOption extends SelectOption {
  /** The name by which it is found, where its label does not have that. */
  readonly foundBy?: string;
}

/** What a typed text finds. */
export interface FoundOptions {
  /** Whole names first, then those that begin with the text, else in the list's order. */
  readonly found: readonly FoundOption[];
  /** The one that the text names: the only one found, or the only one whose whole name it is. */
  readonly only: FoundOption | undefined;
}

/** As names of people are compared; besides, `&` and `St.` are words, and `U.S.` is one. */
const fold = (text: string): string =>
  splitWords(text.replaceAll('.', '').replaceAll('&', ' and '))
    .map((word) => (word === 'st' ? 'saint' : word))
    .join(' ');

/** How a text finds an option: by a whole name, the beginning of its label, of another name, or of another word. */
type Rank = 0 | 1 | 2 | 3;

function rankOf(name: string, words: string, isLabel: boolean): Rank | undefined {
  const folded = fold(name);
  if (folded === words) return 0;
  if (folded.startsWith(words)) return isLabel ? 1 : 2;
  return folded.includes(` ${words}`) ? 3 : undefined;
}

function findOption(option: SelectOption, words: string) {
  const { label, countries = [] } = option;
  // a dialling code is a name, too
  const labels = label.startsWith('+') ? [label.replace(/ .*/, ''), label] : [label];
  const ranked = (names: readonly string[], isLabel: boolean) =>
    names.flatMap((name) => {
      const rank = rankOf(name, words, isLabel);
      return rank === undefined ? [] : [{ name, rank }];
    });
  const byLabel = ranked(labels, true);
  const [best] = [...byLabel, ...ranked(countries.flatMap(countryNames), false)].sort(
    (one, other) => one.rank - other.rank,
  );
  if (!best) return [];
  return [{ rank: best.rank, option: byLabel.length > 0 ? option : { ...option, foundBy: best.name } }];
}

/**
 * Finds options by the beginning of any word of their label, or of another name of the countries that they are for;
 * accents, case and punctuation are ignored. Without a text all are found, and none is meant.
 */
export function findOptions(options: readonly SelectOption[], typed: string): FoundOptions {
  const words = fold(typed);
  if (words === '') return { found: options, only: undefined };
  const all = options
    .flatMap((option) => findOption(option, words))
    .sort((one, other) => one.rank - other.rank);
  const whole = all.filter(({ rank }) => rank === 0);
  const [only] = whole.length === 0 ? all : whole;
  return {
    found: all.map(({ option }) => option),
    only: (whole.length || all.length) === 1 ? only?.option : undefined,
  };
}
