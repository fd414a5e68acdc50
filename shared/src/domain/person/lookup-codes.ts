import type { Lookups } from '@portal/shared/api/lookups';

/** A lookup list with the names of a field's codes. */
export type LookupList = Exclude<
  keyof Lookups,
  'holderStatus' | 'paymentMethods' | 'postcodes' | 'prsWithdrawalReasons' | 'subAccountObjective'
>;

/** Where the names of codes come from: a lookup list, or names that the specification or docs/domain.md fixes. */
export type Names = LookupList | ((code: string) => string | undefined);

/** A value that a field can be chosen from, with its name. */
interface Entry {
  readonly value: string;
  readonly name: string;
  /** Codes of the countries by whose names it is found, also by those that it does not show. */
  readonly countries?: readonly string[];
}

/**
 * Returns the entries of one of the service's lookup lists as value and name, in the list's order: `MY` and `Malaysia`,
 * a dialling code once, as `+60 Malaysia`, also where several countries share it.
 */
export function listEntries(list: LookupList, lookups: Lookups): readonly Entry[] {
  switch (list) {
    case 'country':
    case 'nationality':
      return lookups[list].map(({ code, name }) => ({ value: code, name, countries: [code] }));
    case 'bankAccountValidationTypes':
    case 'banks':
    case 'currency':
      return lookups[list].map(({ code, name }) => ({ value: code, name }));
    case 'dialingCodes':
      return dialingEntries(lookups);
    case 'sophisticatedInvestorTypes':
      return lookups[list].map(({ value, digitalName }) => ({ value, name: digitalName }));
    default:
      return lookups[list];
  }
}

/** More countries than these are counted, and not named. */
const mostNamed = 4;

/** The wire has the code alone: a choice for each country would show another one once it is read again. */
function dialingEntries({ dialingCodes, country }: Lookups): readonly Entry[] {
  const nameOf = new Map(country.map(({ code, name }) => [code, name]));
  const countries = new Map<string, string[]>();
  for (const { dialingCode, country: code } of dialingCodes)
    countries.set(dialingCode, [...(countries.get(dialingCode) ?? []), code]);
  return [...countries].map(([value, codes]) => {
    const names = codes.map((code) => nameOf.get(code) ?? code);
    const others = names.length > mostNamed ? ` and ${names.length - 2} others` : '';
    const named = names.slice(0, others ? 2 : mostNamed).join(', ');
    return { value, name: `+${withoutPlus(value)} ${named}${others}`, countries: codes };
  });
}

const withoutPlus = (dialingCode: string): string => dialingCode.replace(/^\+/, '');

/** Some records have a name where the list has a value. It has a space, or small letters after a capital one. */
const readsAsName = /\s|^\p{Lu}.*\p{Ll}/u;

/**
 * Returns the name of a code, ranges of money as a customer says them. One that the list does not have is still shown,
 * since nothing on record may be lost, and called a code, so that the agent does not take it for a name. This is also so
 * while the lists are not loaded.
 */
export function showCode(code: string, names: Names, lookups: Lookups | undefined): string {
  return sayRange(findName(code, names, lookups) ?? (readsAsName.test(code) ? code : `Code ${code}`));
}

function findName(code: string, names: Names, lookups: Lookups | undefined): string | undefined {
  if (typeof names === 'function') return names(code);
  const entries = lookups ? listEntries(names, lookups) : [];
  const entry = entries.find(({ value }) => withoutPlus(value) === withoutPlus(code));
  return (entry ?? entries.find(({ name }) => name === code))?.name;
}

/** A range in thousands: `100 to 200 (RM'000)`, `Above 300 (RM'000)`. */
const thousands = / ?\(RM['\u2019]000\)$/;

/**
 * Returns a range of money as a customer says it: `RM 100,000 to 200,000` for `100 to 200 (RM'000)`, and `RM 1 million to 3
 * million` for `RM1 million to RM3 million`.
 */
export function sayRange(text: string): string {
  if (!thousands.test(text)) return text.replace(/RM(?=\d)/, 'RM ').replace(/ to RM(?=\d)/, ' to ');
  const amounts = text
    .replace(thousands, '')
    .replaceAll(/\d+/g, (amount) => (amount === '0' ? '0' : `${amount},000`));
  return amounts.replace(/\d/, 'RM $&');
}
