import type { Answers, Part, Situation } from '../oracle/questions.ts';

/** The names of a text of the oracle. */
export const namesIn = (text = ''): readonly string[] => text.split(' ').filter((name) => name !== '');

export const asked = ({ required, optional }: Situation): readonly string[] => [
  ...namesIn(required),
  ...namesIn(optional),
];

/** The names of a part that are at the wire in a situation, asked or not. */
export const sentNames = (situation: Situation): readonly string[] => [
  ...asked(situation),
  ...Object.keys(situation.sent ?? {}),
];

/** The names of a part that a situation does not have. */
export const absentNames = ({ names }: Part, situation: Situation): readonly string[] =>
  namesIn(names).filter((name) => !sentNames(situation).includes(name));

/** The entries of these names. */
export const pick = (values: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** How an empty answer is sent. */
export const emptyValue = (value: unknown): unknown => (Array.isArray(value) ? [] : null);

export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A way into a value: keys of objects and places in lists. */
export type Path = readonly string[];

/** Returns the value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => Object(part)[key], value);

/** Returns a copy with another value at a path. */
export function withValueAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const changed = withValueAt(Object(value)[key], rest, next);
  if (Array.isArray(value)) return value.map((entry, at) => (String(at) === key ? changed : entry));
  return { ...Object(value), [key]: changed };
}

/** Names with what differs, sorted: `employerAdd: required, accepted when empty`. */
export const differences = (what: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${name}: ${what}`);

/** Returns what is in one list and not in the other. */
export const without = (names: readonly string[], others: readonly string[]): readonly string[] =>
  names.filter((name) => !others.includes(name));
