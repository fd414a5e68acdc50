import type { Lookups } from '@portal/shared/api/lookups';
import { cleanText } from '@portal/shared/clean-text';
import { listEntries } from '../person/lookup-codes.ts';
import { readText } from '../person/read-text.ts';
import { accept, type Reading } from '../person/reading.ts';
import {
  type AnyTypes,
  type Field,
  type FieldFacts,
  type Fields,
  type FieldValue,
  namesOf,
  type ValuesOf,
} from './field.ts';

type NameOf<T> = keyof T & string;

const has = <Rows extends object>(rows: Rows, name: string): name is keyof Rows & string =>
  Object.hasOwn(rows, name);

const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'string' ? cleanText(value) === '' : value.length === 0;

/** The entries of a lookup list; none for fixed values, and while the lists are not known. */
const entriesOf = (options: Field['options'], lookups: Lookups | undefined) =>
  lookups && typeof options === 'string' ? listEntries(options, lookups) : [];

/** Whether `Others` is among what is chosen of a lookup list: by its code, or by its name, as some records have it. */
function isOthers(options: Field['options'], value: FieldValue, lookups: Lookups | undefined) {
  const chosen = [value].flat();
  if (chosen.includes('Others')) return true;
  const entries = entriesOf(options, lookups);
  return entries.some((entry) => entry.name === 'Others' && chosen.includes(entry.value));
}

/** Whether a field is asked with these values: its rule says so, and so are the fields that its rule reads. */
export function isAsked<T extends AnyTypes>(
  rows: Fields<T>,
  name: NoInfer<NameOf<T>>,
  values: NoInfer<ValuesOf<T>>,
  lookups: Lookups | undefined,
): boolean {
  const { asked } = rows[name];
  if (!asked) return true;
  const parents = asked.of.filter((of) => has(rows, of));
  if (!parents.every((of) => isAsked(rows, of, values, lookups))) return false;
  return asked.is
    ? asked.is(values)
    : parents.some((of) => isOthers(rows[of]?.options, values[of] ?? '', lookups));
}

/** Returns the names of the fields that are asked with these values. */
export const askedNames = <T extends AnyTypes>(
  rows: Fields<T>,
  values: NoInfer<ValuesOf<T>>,
  lookups: Lookups | undefined,
) => namesOf(rows).filter((name) => isAsked(rows, name, values, lookups));

/** Reads one field, whether it is asked or not. */
export function readField<T extends AnyTypes, N extends NameOf<T>>(
  rows: Fields<T>,
  name: N,
  values: NoInfer<ValuesOf<T>>,
  facts: FieldFacts,
): Reading<ValuesOf<T>[N]> {
  const row = rows[name];
  const value: ValuesOf<T>[N] = values[name];
  const { beside: of } = row;
  const beside =
    of !== undefined && has(rows, of) && isAsked(rows, of, values, facts.lookups) ? values[of] : '';
  if (row.read) return row.read(value, facts, String(beside));
  if (row.control !== 'text' || typeof value !== 'string') return accept(value);
  const reading = readText(value);
  return reading.ok ? accept(value) : reading;
}

/** Returns what is wrong with a field; `undefined` for nothing, and for a field that is not asked. */
export function problemOfField<T extends AnyTypes>(
  rows: Fields<T>,
  name: NoInfer<NameOf<T>>,
  values: NoInfer<ValuesOf<T>>,
  facts: FieldFacts,
): string | undefined {
  if (!isAsked(rows, name, values, facts.lookups)) return undefined;
  const { required, requiredWhen } = rows[name];
  if (isEmpty(values[name])) return requiredWhen?.is?.(values) === false ? undefined : required;
  const reading = readField(rows, name, values, facts);
  return reading.ok ? undefined : reading.problem;
}

/** Whether a field, or one that its rule or its reader depends on, is among the changed ones: it must then be checked. */
export function isTouched<T extends AnyTypes>(
  rows: Fields<T>,
  name: NoInfer<NameOf<T>>,
  changed: ReadonlySet<string>,
): boolean {
  const { asked, beside } = rows[name];
  const before = [...(asked?.of ?? []), ...(beside === undefined ? [] : [beside])];
  return changed.has(name) || before.some((of) => has(rows, of) && isTouched(rows, of, changed));
}

/** Returns the names of the fields that an update of a record must check: those that it touches, and those checked with them. */
export const namesToCheck = <T extends AnyTypes>(
  rows: Fields<T>,
  values: NoInfer<ValuesOf<T>>,
  changed: ReadonlySet<string>,
  lookups: Lookups | undefined,
) =>
  namesOf(rows).filter(
    (name) =>
      isTouched(rows, name, changed) ||
      (isAsked(rows, name, values, lookups) && rows[name].checkedWith?.some((each) => changed.has(each))),
  );

/** Whether what is chosen is among what the row offers. Of a lookup list that is not known, nothing is. */
export function isOffered<T extends AnyTypes>(
  rows: Fields<T>,
  name: NoInfer<NameOf<T>>,
  values: NoInfer<ValuesOf<T>>,
  lookups: Lookups | undefined,
): boolean {
  const { options, listedWhen } = rows[name];
  if (options === undefined || listedWhen?.is?.(values) === false) return true;
  const listed =
    typeof options === 'string' ? entriesOf(options, lookups).map(({ value }) => value) : options;
  return [values[name]].flat().every((value) => value === '' || listed.includes(value));
}

/** Returns the first field of a payload that breaks a row's rule, as the service refuses it. */
export function findRefusal<T extends AnyTypes>(
  rows: Fields<T>,
  values: NoInfer<ValuesOf<T>>,
  facts: FieldFacts,
  names: readonly NoInfer<NameOf<T>>[] = namesOf(rows),
): { readonly field: string; readonly problem: string } | undefined {
  for (const field of names) {
    if (!isOffered(rows, field, values, facts.lookups)) return { field, problem: 'not in the list' };
    if (values[field].length > 0 && !isAsked(rows, field, values, facts.lookups))
      return { field, problem: `not asked with this ${rows[field].asked?.of.join(' and ')}` };
    const problem = problemOfField(rows, field, values, facts);
    if (problem !== undefined) return { field, problem };
    const reading = readField(rows, field, values, facts);
    const isText = rows[field].control === 'text' && reading.ok;
    if (isText && cleanText(String(reading.value)) !== values[field])
      return { field, problem: 'not as the portal sends it' };
  }
  return undefined;
}
