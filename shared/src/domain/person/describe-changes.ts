import type { Lookups } from '@portal/shared/api/lookups';
import * as z from '@portal/shared/schema';
import { fieldOf } from './fields.ts';
import { maskId } from './mask-id.ts';
import { phoneOf } from './phone.ts';
import { showField } from './show-field.ts';

/** A changed field of the record, before and after, as it is shown; an identifying one is masked. */
export interface FieldChange {
  /** Name at the wire. */
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Blurred in the privacy view. */
  readonly private?: true;
}

const fields = z.record(z.string(), z.unknown());
type Fields = z.output<typeof fields>;

/** Formats how many fields an update changes: `1 field`, `3 fields`. Every screen and e-mail counts by it. */
export const countFields = (changes: readonly FieldChange[]): string =>
  changes.length === 1 ? '1 field' : `${changes.length} fields`;

/**
 * Returns what an update of the customer's record changes (ITM-09), in the order of `payload`, which has the new
 * values, and the old ones in `before`. Identifying values are masked. `record` has unchanged fields that may stand
 * beside them, such as the country code of a changed number. A field that the table does not have gets a label from the
 * words of its name. Empty for what is no update.
 */
export function describeChanges(
  payload: unknown,
  lookups: Lookups | undefined,
  record: object = {},
): readonly FieldChange[] {
  const { before, ...changed } = z.safeParse(fields, payload).data ?? {};
  const recorded: Fields = { ...record, ...z.safeParse(fields, before).data };
  const after: Fields = { ...recorded, ...changed };
  // a country code is shown in front of its number
  const lineOf = (name: string) => (name === 'telCountryCode' && phoneOf(after) ? 'tel' : name);
  return [...new Set(Object.keys(changed).map(lineOf))].map((name) => {
    const { label, care } = fieldOf(name);
    const showIn = (values: Fields) => {
      const text = name === 'tel' ? phoneOf(values) : showField(name, values[name], lookups);
      return text !== undefined && care === 'identifying' ? maskId(text) : text;
    };
    return {
      name,
      label,
      before: showIn(recorded) ?? 'Not on record',
      after: showIn(after) ?? 'Removed',
      ...(care && { private: true }),
    };
  });
}
