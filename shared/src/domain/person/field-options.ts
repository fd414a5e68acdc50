import type { Lookups } from '@portal/shared/api/lookups';
import { type FieldName, fieldOf } from './fields.ts';
import { listEntries, sayRange } from './lookup-codes.ts';
import { showField } from './show-field.ts';

/** An option of a field: the value at the wire, and its name. */
interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly countries?: readonly string[] | undefined;
}

/**
 * Returns the options of a field that is chosen from a lookup list of the service; Malaysia is first. Each value on
 * record (`recorded`) is one of them, under the record's value: some records have a name where the list has a value, or
 * a value that the list no longer has. A field without a lookup list has only those.
 */
export function listOptions(
  name: FieldName,
  lookups: Lookups,
  recorded: readonly string[],
): readonly FieldOption[] {
  const { names } = fieldOf(name);
  const listed = typeof names === 'string' ? listEntries(names, lookups) : [];
  // Malaysia is first among countries and nationalities, as the service may list them (ONB-03)
  const isHome = ({ value }: { readonly value: string }) => value === 'MY';
  const entries = [...listed.filter(isHome), ...listed.filter((entry) => !isHome(entry))];
  const options = entries.map(({ value, name, countries }) => ({
    value: recorded.includes(name) && !entries.some((entry) => entry.value === name) ? name : value,
    label: sayRange(name),
    countries,
  }));
  const unknown = recorded.filter((value) => value !== '' && !options.some((each) => each.value === value));
  return [
    ...options,
    ...unknown.map((value) => ({ value, label: showField(name, value, lookups) ?? value })),
  ];
}
