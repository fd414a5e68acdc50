import type { Lookups } from '@portal/shared/api/lookups';
import { formatDate, isoDate } from '@portal/shared/dates';
import { Money } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { fieldOf, type PersonField } from './fields.ts';
import { sayRange, showCode } from './lookup-codes.ts';
import { titleCase } from './name.ts';

/** Returns how the text of a value is shown in a field. */
function textOf(text: string, field: PersonField, lookups: Lookups | undefined): string {
  switch (field.control) {
    case 'choice':
    case 'choices':
      return field.names ? showCode(text, field.names, lookups) : text;
    case 'name':
      return titleCase(text);
    case 'date':
      return z.safeParse(isoDate, text).success ? formatDate(text) : text;
    case 'yes-no':
      return flags.get(text) ?? text;
    default:
      return field.moneyRange ? sayMoney(text) : text;
  }
}

/** Shows an amount that was typed as money, `RM 250,000.00` for `250000`, and another text as a range of money. */
function sayMoney(text: string): string {
  const amount = Money.parse('MYR', text.replace(/^(?:RM|MYR)\s*/i, ''));
  return amount ? `RM ${amount.format()}` : sayRange(text);
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
  const of = fieldOf(field);
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return joinTexts(value.map((each) => showField(field, each, lookups)));
  if (typeof value === 'object') return showParts(value, lookups);
  if (typeof value === 'boolean') return textOf(value ? 'Yes' : 'No', of, lookups);
  const texts = of.control === 'choices' ? String(value).split(';') : [String(value)];
  return joinTexts(texts.map((text) => text.trim() && textOf(text.trim(), of, lookups)));
}

/** Shows the parts of an object with their labels. */
const showParts = (value: object, lookups: Lookups | undefined): string | undefined =>
  joinTexts(
    Object.entries(value).map(([name, part]) => {
      const text = showField(name, part, lookups);
      return text && `${fieldOf(name).label}: ${text}`;
    }),
  );
