import { matchesPhone, readDigits } from './phone-digits.ts';

/** What a customer is searched by. */
export interface SearchedCustomer {
  readonly customerId: string;
  readonly name: string;
  readonly idNo: string;
  readonly email?: string | null;
  readonly tel?: string | null;
  readonly telCountryCode?: string | null;
}

/** Where the words of a search were found, the best place first. `other`: in several fields, or by the service alone. */
export const matchPlaces = ['beginning', 'name', 'idNo', 'phone', 'email', 'other'] as const;
/** Where the words of a search were found. */
export type MatchPlace = (typeof matchPlaces)[number];

/** A place, and the order within it: 0 is the best. */
export interface CustomerMatch {
  readonly place: MatchPlace;
  readonly order: number;
}

/** Words between the parts of a name, which an agent rarely types. */
const particles = new Set(['bin', 'binti', 'a/l', 'a/p', 's/o', 'd/o', 'anak', 'bt', 'bte']);

/** Returns a text as it is compared: without case, accents and apostrophes. */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’`]/gu, '')
    .toLowerCase();

const splitWords = (text: string): readonly string[] =>
  simplify(text)
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '');

/** Returns whether each word begins another one of the parts. */
function beginEach(words: readonly string[], parts: readonly string[]): boolean {
  const [word, ...otherWords] = words;
  if (word === undefined) return true;
  return parts.some(
    (part, index) =>
      part.startsWith(word) &&
      beginEach(
        otherWords,
        parts.filter((_, other) => other !== index),
      ),
  );
}

/** Returns how well the words match a name; `undefined` when one of them is not in it. */
function matchName(words: readonly string[], name: string): CustomerMatch | undefined {
  const parts = splitWords(name);
  if (words.length === 0 || !words.every((word) => parts.some((part) => part.includes(word))))
    return undefined;
  const isParticleTyped = words.some((word) => particles.has(word));
  const mainParts = isParticleTyped ? parts : parts.filter((part) => !particles.has(part));
  const firstParts = mainParts.slice(0, words.length);
  if (words.every((word, index) => mainParts[index]?.startsWith(word)))
    return { place: 'beginning', order: 0 };
  if (beginEach(words, firstParts)) return { place: 'beginning', order: 1 };
  if (beginEach(words, parts)) return { place: 'name', order: 0 };
  return { place: 'name', order: 1 };
}

const compact = (text: string): string => simplify(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the place outside the name where all words are; `undefined` when they are in none. */
function findPlace(
  keyword: string,
  words: readonly string[],
  customer: SearchedCustomer,
): MatchPlace | undefined {
  const idNo = compact(customer.idNo);
  const code = compact(keyword);
  const isPhone = matchesPhone(keyword, customer);
  // only a telephone number begins with `+`
  if (keyword.startsWith('+')) return isPhone ? 'phone' : undefined;
  if (code !== '' && idNo.startsWith(code)) return 'idNo';
  if (isPhone) return 'phone';
  if (code.length > 2 && /\d/.test(code) && idNo.includes(code)) return 'idNo';
  const email = simplify(customer.email ?? '');
  if (
    email !== '' &&
    simplify(keyword)
      .split(' ')
      .every((word) => email.includes(word))
  )
    return 'email';
  const texts = [
    ...splitWords(customer.name),
    email,
    idNo,
    simplify(customer.customerId),
    readDigits(customer.tel),
  ];
  return words.length > 0 && words.every((word) => texts.some((text) => text.includes(word)))
    ? 'other'
    : undefined;
}

/**
 * Returns where the words of a search are in a customer's record, ignoring their order; `undefined` when one is nowhere.
 * A telephone number is found by `60…`, `+60…` and `0…`. `keyword`: as `searchKeyword` returns it, not empty.
 */
export function matchCustomer(keyword: string, customer: SearchedCustomer): CustomerMatch | undefined {
  const words = splitWords(keyword);
  const match = matchName(words, customer.name);
  if (match) return match;
  const place = findPlace(keyword, words, customer);
  return place === undefined ? undefined : { place, order: 0 };
}

const collator = new Intl.Collator('en');

/**
 * Sorts customers that a search has found: names that begin with the words, then those where another part does, then the
 * other fields. Equal matches are in the order of their names. One that the service alone has matched is last.
 */
export function rankCustomers<Customer extends SearchedCustomer>(
  customers: readonly Customer[],
  keyword: string,
): readonly { readonly customer: Customer; readonly place: MatchPlace }[] {
  return customers
    .map((customer) => {
      const { place, order } = matchCustomer(keyword, customer) ?? { place: 'other', order: 1 };
      return { customer, place, order, rank: matchPlaces.indexOf(place) };
    })
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.order - other.order ||
        collator.compare(one.customer.name, other.customer.name) ||
        (one.customer.customerId < other.customer.customerId ? -1 : 1),
    )
    .map(({ customer, place }) => ({ customer, place }));
}
