import type { Lookups } from '@portal/shared/api/lookups';
import { fieldOf, groupNames, personFields } from './fields.ts';
import { phoneOf } from './phone.ts';
import { showField } from './show-field.ts';

/** One field of a person's record, as it is shown. A field without a value is not on record. */
export interface RecordField {
  readonly label: string;
  readonly value?: string;
  /** Identity number of the person in the value, shown masked after it. */
  readonly idNo?: string;
  /** Identifies the person, so it is shown masked. */
  readonly isIdentifying?: true;
  /** Income, assets or a way to reach the person, blurred in the privacy view. */
  readonly isPrivate?: true;
}

/** Fields that are shown together. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly RecordField[];
}

/** A record by the names at the wire. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a field of a person's record for the screen, from its name in the API and its text; without `value` when the
 * text is missing or empty. It says whether the text is masked (`isIdentifying`) or blurred (`isPrivate`).
 */
export function toField(name: string, value: string | null | undefined): RecordField {
  const { label, care } = fieldOf(name);
  return {
    label,
    ...(value ? { value } : {}),
    ...(value && care === 'identifying' ? { isIdentifying: true } : {}),
    ...(care === 'private' ? { isPrivate: true } : {}),
  };
}

/** Returns a field of a record. A text for `Others` is behind its choice, and a country code before its number. */
function readField(name: string, values: Values, lookups: Lookups | undefined): RecordField {
  if (name === 'tel') return toField(name, phoneOf(values));
  const other = showField(`${name}Oth`, values[`${name}Oth`], lookups);
  const texts = [showField(name, values[name], lookups), other];
  return toField(name, texts.filter(Boolean).join(': '));
}

/** Whether a field is shown by itself, and not in the text of another one. */
const isShownAlone = (name: string): boolean =>
  fieldOf(name).control !== 'other' && name !== 'telCountryCode';

/**
 * Returns the fields of a person's record (values by their names in the API) as they are shown, in the groups and the
 * order of the table. Every name in `values` has a field, without text when its value is empty; names that the table
 * does not have are left out. Without `lookups`, codes stay codes.
 */
export function readRecord(values: Values, lookups: Lookups | undefined): readonly FieldGroup[] {
  const names = [...personFields.keys()].filter((name) => Object.hasOwn(values, name) && isShownAlone(name));
  return groupNames(names).map((group) => ({
    title: group.title,
    fields: group.names.map((name) => readField(name, values, lookups)),
  }));
}
