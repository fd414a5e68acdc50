import { Money } from '@portal/shared/money';
import { cleanNumber } from '../../foundation/clean-text.ts';

/** Result of reading a typed amount. `problem` says what to type instead. */
export type TypedAmount =
  | { readonly status: 'empty' }
  | { readonly status: 'read'; readonly money: Money }
  | { readonly status: 'refused'; readonly problem: string };

/** Names of currencies that agents type beside their codes. */
const otherNames: Readonly<Record<string, string>> = { MYR: 'RM', USD: 'US$', AUD: 'A$', SGD: 'S$' };

const minus = /^-/;
/** Whole numbers in one piece, or in groups of three with one kind of separator; then the decimals. */
const unambiguous = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)?(?:\.\d*)?$/;

const problems = {
  noDigits: 'Enter an amount in digits, such as 1,000.50',
  negative: 'Enter an amount over 0, without a minus sign',
  separators: 'Separate thousands with commas and decimals with a point, such as 1,000.50',
  decimals: 'Enter an amount with at most 2 decimals',
  tooLong: 'This amount has too many digits',
} as const;

const refuse = (problem: string): TypedAmount => ({ status: 'refused', problem });

/** Removes the currency's code or other name from the start or the end. Case does not matter. */
function withoutCurrency(text: string, currency: string): string {
  const upper = text.toUpperCase();
  const name = [currency, otherNames[currency]].find(
    (each) => each !== undefined && (upper.startsWith(each) || upper.endsWith(each)),
  );
  if (name === undefined) return text;
  return (upper.startsWith(name) ? text.slice(name.length) : text.slice(0, -name.length)).trim();
}

/**
 * Reads a typed amount of a currency: empty, read, or refused with the problem. It accepts `1,000`, `1 000.5`, `RM
 * 1,000`, `1000 MYR`, spaces of every kind and full-width digits, and zero. It refuses what has two meanings, such as
 * `1.000,50`, a negative amount, more than two decimals, another currency, and a number beyond 15 digits, which JSON
 * cannot hold exactly.
 */
export function readTypedAmount(currency: string, typed: string): TypedAmount {
  const text = cleanNumber(typed).replaceAll(/ +/g, ' ');
  if (text === '') return { status: 'empty' };
  const unsigned = text.replace(minus, '').trim();
  const number = withoutCurrency(unsigned, currency);
  if (minus.test(text) || minus.test(number)) return refuse(problems.negative);
  if (!/[0-9]/.test(number)) return refuse(problems.noDigits);
  if (/[^\d\s.,'+]/.test(number)) return refuse(wrongText(number, currency));
  if (!unambiguous.test(number)) return refuse(problems.separators);
  const plain = number.replaceAll(' ', '');
  if ((plain.split('.')[1]?.length ?? 0) > 2) return refuse(problems.decimals);
  const money = Money.parse(currency, plain);
  return money ? { status: 'read', money } : refuse(problems.tooLong);
}

/** Returns the problem of text that is more than a number: the name of another currency, or anything else. */
function wrongText(number: string, currency: string): string {
  const isCurrency = /^(?:[A-Z]{2,3}|[A-Z]{0,2}\p{Sc})\s*[\d.,]+$|^[\d.,]+\s*(?:[A-Z]{2,3}|\p{Sc})$/iu.test(
    number,
  );
  return isCurrency ? `Enter the amount in ${currency}, without another currency` : problems.noDigits;
}
