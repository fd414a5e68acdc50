import type { Lookups } from '@portal/shared/api/lookups';
import * as z from '@portal/shared/schema';
import { fieldOf } from './fields.ts';
import { showField } from './show-field.ts';

/** A changed field of the record, before and after, as it is shown. */
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

/**
 * Returns what an update of the record changes (ITM-09), in the payload's order: `payload` has the changed fields and
 * `before`. Fields of an older or newer payload are among them, with a label from the words of their name. Returns nothing for
 * what is no update.
 */
export function describeChanges(payload: unknown, lookups: Lookups | undefined): readonly FieldChange[] {
  const { before, ...after } = z.safeParse(fields, payload).data ?? {};
  const recorded = z.safeParse(fields, before).data ?? {};
  return Object.entries(after).map(([name, value]) => {
    const { label, care } = fieldOf(name);
    return {
      name,
      label,
      before: showField(name, recorded[name], lookups) ?? 'Not on record',
      after: showField(name, value, lookups) ?? 'Removed',
      ...(care && { private: true }),
    };
  });
}
