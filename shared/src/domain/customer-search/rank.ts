import { compact, joinWords, simplify, splitWords } from '../person/simplify.ts';
import { compareNames } from './name-order.ts';
import { matchesPhone, readDigits } from './phone-digits.ts';

/** What a customer is searched by. */
export interface SearchedCustomer {
  readonly customerId: string;
  readonly name: string;
  readonly idNo: string;
  readonly email?: string | null;
  readonly tel?: string | null;
  readonly telCountryCode?: string | null;
  /** Other holders of the customer's accounts. */
  readonly otherHolders?: readonly SearchedHolder[] | undefined;
}

/** Another holder of a customer's account. */
export interface SearchedHolder {
  readonly name: string;
  readonly idNo: string;
}

/**
 * Where the words of a search were found, the best place first. `holder`: another holder of an account; `other`: in several
 * fields, or by the service alone.
 */
export const matchPlaces = ['beginning', 'name', 'holder', 'idNo', 'phone', 'email', 'other'] as const;
/** Where the words of a search were found. */
export type MatchPlace = (typeof matchPlaces)[number];

/** A place, and the order within it: 0 is the best. */
export interface CustomerMatch {
  readonly place: MatchPlace;
  readonly order: number;
}

/** Words between the parts of a name, which an agent rarely types. */
const particles = new Set(['bin', 'binti', 'a/l', 'a/p', 's/o', 'd/o', 'anak', 'bt', 'bte']);

/** Returns whether each word begins another one of the parts. */
function beginEach(words: readonly string[], parts: readonly string[]): boolean {
  const free = [...parts];
  // what a longer word begins, a shorter one that it begins with does too, so the longer one chooses first
  return [...words]
    .sort((one, other) => other.length - one.length)
    .every((word) => {
      const index = free.findIndex((part) => part.startsWith(word));
      if (index >= 0) free.splice(index, 1);
      return index >= 0;
    });
}

/** A customer's fields as they are compared. */
interface SearchedTexts {
  readonly parts: readonly string[];
  /** Without particles. */
  readonly mainParts: readonly string[];
  readonly idNo: string;
  readonly email: string;
  /** All fields. */
  readonly all: readonly string[];
  readonly holders: readonly {
    readonly holder: SearchedHolder;
    readonly parts: readonly string[];
    readonly idNo: string;
  }[];
}

/** Of the customers that were compared, because each search compares all of a book. */
const textsOf = new WeakMap<SearchedCustomer, SearchedTexts>();

const partsOf = (name: string): readonly string[] => [...splitWords(name), ...joinWords(name)];

function readTexts(customer: SearchedCustomer): SearchedTexts {
  const known = textsOf.get(customer);
  if (known) return known;
  const words = splitWords(customer.name);
  const parts = partsOf(customer.name);
  const idNo = compact(customer.idNo);
  const email = simplify(customer.email ?? '');
  const texts = {
    parts,
    mainParts: words.filter((part) => !particles.has(part)),
    idNo,
    email,
    all: [...parts, email, idNo, simplify(customer.customerId), readDigits(customer.tel)],
    holders: (customer.otherHolders ?? []).map((holder) => ({
      holder,
      parts: partsOf(holder.name),
      idNo: compact(holder.idNo),
    })),
  };
  textsOf.set(customer, texts);
  return texts;
}

/** Returns how well the words match a name; `undefined` when one of them is not in it. */
function matchName(words: readonly string[], { parts, mainParts }: SearchedTexts): CustomerMatch | undefined {
  if (words.length === 0 || !words.every((word) => parts.some((part) => part.includes(word))))
    return undefined;
  const comparedParts = words.some((word) => particles.has(word)) ? parts : mainParts;
  if (words.every((word, index) => comparedParts[index]?.startsWith(word)))
    return { place: 'beginning', order: 0 };
  if (beginEach(words, comparedParts.slice(0, words.length))) return { place: 'beginning', order: 1 };
  if (beginEach(words, parts)) return { place: 'name', order: 0 };
  return { place: 'name', order: 1 };
}

/** The words of a search as they are compared. */
interface SearchedWords {
  readonly keyword: string;
  readonly words: readonly string[];
  /** All words without what is between them. */
  readonly code: string;
  /** Separated by spaces alone. */
  readonly texts: readonly string[];
}

/** Returns whether a number has the searched code: at its beginning, or elsewhere if the code is long and has a digit. */
const hasCode = (number: string, code: string): boolean =>
  code !== '' && (number.startsWith(code) || (code.length > 2 && /\d/.test(code) && number.includes(code)));

/** Returns the other holder whose name has all words, or whose number has the code; `undefined` when none has. */
const findHolderIn = (
  { holders }: SearchedTexts,
  { words, code }: Pick<SearchedWords, 'words' | 'code'>,
): SearchedHolder | undefined =>
  holders.find(
    ({ parts, idNo }) =>
      (words.length > 0 && words.every((word) => parts.some((part) => part.includes(word)))) ||
      hasCode(idNo, code),
  )?.holder;

/** Returns the place outside the name where all words are; `undefined` when they are in none. */
function findPlace(
  searched: SearchedWords,
  customer: SearchedCustomer,
  customerTexts: SearchedTexts,
): MatchPlace | undefined {
  const { keyword, words, code, texts } = searched;
  const { idNo, email, all } = customerTexts;
  const isPhone = matchesPhone(keyword, customer);
  // only a telephone number begins with `+`
  if (keyword.startsWith('+')) return isPhone ? 'phone' : undefined;
  if (code !== '' && idNo.startsWith(code)) return 'idNo';
  if (isPhone) return 'phone';
  if (hasCode(idNo, code)) return 'idNo';
  if (findHolderIn(customerTexts, searched)) return 'holder';
  if (email !== '' && texts.every((text) => email.includes(text))) return 'email';
  return words.length > 0 && words.every((word) => all.some((text) => text.includes(word)))
    ? 'other'
    : undefined;
}

/** Returns where a search finds a customer; `undefined` when it does not. */
type MatchCustomer = (customer: SearchedCustomer) => CustomerMatch | undefined;

/**
 * Creates the comparison of a search: it returns where the words are in a customer's record, ignoring their order;
 * `undefined` when one is nowhere. A telephone number is found by `60…`, `+60…` and `0…`. `keyword`: as `searchKeyword`
 * returns it, not empty.
 */
export function createMatcher(keyword: string): MatchCustomer {
  const words = splitWords(keyword);
  const searched = { keyword, words, code: compact(keyword), texts: simplify(keyword).split(' ') };
  return (customer) => {
    const texts = readTexts(customer);
    const match = matchName(words, texts);
    if (match) return match;
    const place = findPlace(searched, customer, texts);
    return place === undefined ? undefined : { place, order: 0 };
  };
}

/** Returns the other holder by whose name or number a search finds a customer; `undefined` when none has all words. */
export const findHolder = (customer: SearchedCustomer, keyword: string): SearchedHolder | undefined =>
  findHolderIn(readTexts(customer), { words: splitWords(keyword), code: compact(keyword) });

/**
 * Sorts customers that a search has found: names that begin with the words, then those where another part does, then other
 * holders, then the other fields. Equal matches are in the order of their names. One that the service alone has matched is last.
 */
export function rankCustomers<Customer extends SearchedCustomer>(
  customers: readonly Customer[],
  keyword: string,
): readonly { readonly customer: Customer; readonly place: MatchPlace }[] {
  const match = createMatcher(keyword);
  return customers
    .map((customer) => {
      const { place, order } = match(customer) ?? { place: 'other', order: 1 };
      return { customer, place, order, rank: matchPlaces.indexOf(place) };
    })
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.order - other.order ||
        compareNames(one.customer, other.customer) ||
        (one.customer.customerId < other.customer.customerId ? -1 : 1),
    )
    .map(({ customer, place }) => ({ customer, place }));
}
