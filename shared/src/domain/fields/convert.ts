import { cleanText } from '@portal/shared/clean-text';
import * as z from '@portal/shared/schema';
import {
  type AnyTypes,
  type FieldFacts,
  type Fields,
  mapNames,
  namesOf,
  type SentOf,
  type ValuesOf,
} from './field.ts';
import { kindOf } from './kinds.ts';
import { isAsked, isTouched, readField } from './rules.ts';

type Received<T extends AnyTypes> = {
  readonly [N in keyof T]?: T[N]['sent'] | T[N]['recorded'] | null | undefined;
};

/** Schemas of a form's values, with what an empty form has. Drafts are decoded with them. */
export const valueShape = <T extends AnyTypes>(rows: Fields<T>) =>
  mapNames<Fields<T>, { readonly [N in keyof T]: z.ZodMiniType<T[N]['value']> }>(rows, (name) =>
    kindOf(rows[name]).value(rows[name].initial),
  );

/** Schemas of a request that has all fields: null for one that may be empty, or is not asked. */
export const sentShape = <T extends AnyTypes>(rows: Fields<T>) =>
  mapNames<Fields<T>, { readonly [N in keyof T]: z.ZodMiniType<T[N]['sent'], T[N]['sent']> }>(
    rows,
    (name) => {
      const { sent } = kindOf(rows[name]);
      return rows[name].required !== undefined && !rows[name].asked ? sent : z.nullable(sent);
    },
  );

/** A schema of a property that may be missing, or null. */
type Nullish<Value> = ReturnType<typeof z.nullish<z.ZodMiniType<Value, Value>>>;

/** Schemas of a reply, in which each field may be missing. */
export const receivedShape = <T extends AnyTypes>(rows: Fields<T>) =>
  mapNames<Fields<T>, { readonly [N in keyof T]: Nullish<NonNullable<T[N]['sent']>> }>(rows, (name) =>
    z.nullish(kindOf(rows[name]).received),
  );

/** Schemas of an update of the record, which has the changed fields only. */
export const changeShape = <T extends AnyTypes>(rows: Fields<T>) =>
  mapNames<Fields<T>, { readonly [N in keyof T]: Nullish<T[N]['recorded']> }>(rows, (name) =>
    z.nullish(kindOf(rows[name]).changed),
  );

/** Returns the values of a form as they are sent: read, and null where a field is empty or not asked. */
export const toSent = <T extends AnyTypes>(
  rows: Fields<T>,
  values: NoInfer<ValuesOf<T>>,
  facts: FieldFacts,
): SentOf<T> =>
  mapNames<Fields<T>, SentOf<T>>(rows, (name) => {
    if (!isAsked(rows, name, values, facts.lookups)) return null;
    const reading = readField(rows, name, values, facts);
    return kindOf(rows[name]).toSent(reading.ok ? reading.value : values[name]);
  });

type RecordedOf<T extends AnyTypes> = { [N in keyof T]?: T[N]['recorded'] | null };

/** Returns some values as a request that changes a record has them; `asLists`: those that the record has as lists. */
export const changesOf = <T extends AnyTypes>(
  rows: Fields<T>,
  names: readonly (keyof T & string)[],
  values: NoInfer<ValuesOf<T>>,
  facts: FieldFacts,
  asLists: readonly string[],
) =>
  mapNames<Fields<T>, RecordedOf<T>>(
    rows,
    (name) => {
      const reading = readField(rows, name, values, facts);
      const kind = kindOf(rows[name]);
      const sent = kind.toSent(reading.ok ? reading.value : values[name]);
      return sent !== null && kind.toText && !asLists.includes(name) ? kind.toText(sent) : sent;
    },
    names,
  );

/** Returns the values of a form from a reply. What is not there is empty. */
export const fromSent = <T extends AnyTypes>(rows: Fields<T>, received: NoInfer<Received<T>>) =>
  mapNames<Fields<T>, ValuesOf<T>>(rows, (name) => {
    const sent = received[name];
    const kind = kindOf(rows[name]);
    return sent === null || sent === undefined ? kind.empty : kind.fromSent(sent);
  });

/** Returns answers as a customer's record has them: null where there is none. */
export const recordOf = <T extends AnyTypes>(rows: Fields<T>, received: NoInfer<Received<T>>) =>
  mapNames<Fields<T>, { [N in keyof T]: T[N]['sent'] | T[N]['recorded'] | null }>(
    rows,
    (name) => received[name] ?? null,
  );

/** A value as text, to compare it: cleaned or read, and without the order of several choices. */
export function asText<T extends AnyTypes>(
  rows: Fields<T>,
  name: NoInfer<keyof T & string>,
  values: NoInfer<ValuesOf<T>>,
  facts: FieldFacts,
): string {
  const reading = readField(rows, name, values, facts);
  const value = reading.ok ? reading.value : values[name];
  return typeof value === 'string' ? cleanText(value) : value.toSorted().join(';');
}

/**
 * Returns the values that a form means against what it began with: a field is empty once another answer has ended its
 * question. One that was not asked before either stays as it was.
 */
export function endUnasked<T extends AnyTypes>(
  rows: Fields<T>,
  values: NoInfer<ValuesOf<T>>,
  began: NoInfer<ValuesOf<T>>,
  facts: FieldFacts,
): ValuesOf<T> {
  const changed = differing(rows, values, began, facts);
  return mapNames<Fields<T>, ValuesOf<T>>(rows, (name) => {
    if (isAsked(rows, name, values, facts.lookups)) return values[name];
    const others = new Set<string>(changed.filter((each) => each !== name));
    return isTouched(rows, name, others) ? kindOf(rows[name]).empty : began[name];
  });
}

/** Returns the names of the fields whose values differ, in the order of the rows. */
export const differing = <T extends AnyTypes>(
  rows: Fields<T>,
  one: NoInfer<ValuesOf<T>>,
  other: NoInfer<ValuesOf<T>>,
  facts: FieldFacts,
) => namesOf(rows).filter((name) => asText(rows, name, one, facts) !== asText(rows, name, other, facts));
