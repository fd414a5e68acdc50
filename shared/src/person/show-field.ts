import type { Lookups } from '@portal/shared/api/lookups';
import { formatDate, isoDate } from '@portal/shared/dates';
import { titleCase } from '@portal/shared/parts';
import * as z from '@portal/shared/schema';
import { type FieldInput, fieldOf, type LookupList, type Names } from './fields.ts';

/** A value that a field can be chosen from, with its name. */
interface Entry {
  readonly value: string;
  readonly name: string;
}

/**
 * Returns the entries of one of the service's lookup lists as value and name, in the list's order: `MY` and `Malaysia`,
 * a dialling code as `+60 Malaysia`.
 */
export function listEntries(list: LookupList, lookups: Lookups): readonly Entry[] {
  switch (list) {
    case 'nationality':
    case 'country':
      return lookups[list].map(({ code, name }) => ({ value: code, name }));
    case 'dialingCodes':
      return lookups.dialingCodes.map(({ country, dialingCode }) => ({
        value: dialingCode,
        name: `+${withoutPlus(dialingCode)} ${lookups.country.find(({ code }) => code === country)?.name ?? country}`,
      }));
    case 'sophisticatedInvestorTypes':
      return lookups[list].map(({ value, digitalName }) => ({ value, name: digitalName }));
    default:
      return lookups[list];
  }
}

const withoutPlus = (dialingCode: string): string => dialingCode.replace(/^\+/, '');

/** Some records have a name where the list has a value. It has a space, or small letters after a capital one. */
const readsAsName = /\s|^\p{Lu}.*\p{Ll}/u;

/**
 * Returns the name of a code. One that the list does not have is still shown, since nothing on record may be lost, and
 * called a code, so that the agent does not take it for a name. This is also so while the lists are not loaded.
 */
function nameOf(code: string, names: Names, lookups: Lookups | undefined): string {
  return findName(code, names, lookups) ?? (readsAsName.test(code) ? code : `Code ${code}`);
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
function sayRange(text: string): string {
  if (!thousands.test(text)) return text.replace(/RM(?=\d)/, 'RM ').replace(/ to RM(?=\d)/, ' to ');
  const amounts = text
    .replace(thousands, '')
    .replaceAll(/\d+/g, (amount) => (amount === '0' ? '0' : `${amount},000`));
  return amounts.replace(/\d/, 'RM $&');
}

/** Returns how the text of a value is shown in a field. */
function textOf(text: string, input: FieldInput, lookups: Lookups | undefined): string {
  switch (input.kind) {
    case 'choice':
    case 'choices':
      return sayRange(nameOf(text, input.names, lookups));
    case 'name':
      return titleCase(text);
    case 'date':
      return z.safeParse(isoDate, text).success ? formatDate(text) : text;
    case 'yes-no':
      return flags.get(text) ?? text;
    case 'text':
      return input.moneyRange ? sayRange(text) : text;
    default:
      return text;
  }
}

const flags = new Map([
  ['Y', 'Yes'],
  ['N', 'No'],
  ['true', 'Yes'],
  ['false', 'No'],
]);

/** Returns the texts joined by commas, or `undefined` when there are none. */
const joinTexts = (texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter(Boolean).join(', ') || undefined;

/**
 * Returns a field's value as an agent reads it, or `undefined` when there is nothing on record. A value of another type than
 * the field's, or of a field that the table does not have, is shown as well as it can be.
 */
export function showField(field: string, value: unknown, lookups: Lookups | undefined): string | undefined {
  const { input } = fieldOf(field);
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return joinTexts(value.map((each) => showField(field, each, lookups)));
  if (typeof value === 'object') return showParts(value, input, lookups);
  if (typeof value === 'boolean') return textOf(value ? 'Yes' : 'No', input, lookups);
  const texts = input.kind === 'choices' ? String(value).split(';') : [String(value)];
  return joinTexts(texts.map((text) => text.trim() && textOf(text.trim(), input, lookups)));
}

/** Shows an address in one line, and the parts of any other object with their labels. */
function showParts(value: object, { kind }: FieldInput, lookups: Lookups | undefined): string | undefined {
  const parts = new Map(
    Object.entries(value).map(([name, part]) => [name, showField(name, part, lookups)] as const),
  );
  if (kind !== 'address')
    return joinTexts([...parts].map(([name, text]) => text && `${fieldOf(name).label}: ${text}`));
  const [postcode, city, state] = ['postcode', 'city', 'state'].map((name) => parts.get(name));
  const lines = ['address1', 'address2', 'address3'].map((name) => parts.get(name));
  const town = [postcode, city].filter(Boolean).join(' ');
  // for a federal territory city and state have the same name, which is shown once
  return joinTexts([...lines, town, state === city ? undefined : state, parts.get('country')]);
}
