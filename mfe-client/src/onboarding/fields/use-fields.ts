import {
  createLeaveHandler,
  type FieldBinder,
  type FieldProblem,
  readValue,
} from '@portal/shared/form-values';
import { useState } from 'react';

/** Part of the answers that a component edits. */
export interface FieldsOf<Values> {
  readonly values: Values;
  readonly change: (changes: Partial<Values>) => void;
  /** What is wrong with the values, by field of this part. */
  readonly problems: readonly FieldProblem[];
  /** Whether the agent has tried to continue, so that all problems are shown. */
  readonly hasTried: boolean;
  /** Before the names of the fields on the page, such as `residential.`. */
  readonly prefix?: string;
}

/**
 * Returns a function that connects a field of one part of the answers, by its name, with its control, as
 * `useFormValues` does. A problem is shown after the agent has left its field, or has tried to continue.
 */
export function useFields<Values extends object>(part: FieldsOf<Values>): FieldBinder<Values> {
  const { values, change, problems, hasTried, prefix = '' } = part;
  const [{ left }, setState] = useState({ left: new Set<string>() });
  return (name) => ({
    name: `${prefix}${name}`,
    value: values[name],
    error: hasTried || left.has(name) ? problems.find(({ field }) => field === name)?.problem : undefined,
    onChange: (next) => change(toChange<Values>(name, readValue(next))),
    onBlur: createLeaveHandler(setState, name),
  });
}

/** The value of a control is of its field's type: `FieldBinder` says so. */
const toChange = <Values extends object>(name: string, value: unknown): Partial<Values> =>
  Object.fromEntries([[name, value]]) as Partial<Values>;

/** Returns the problems of a part, with fields named as in it: `residential.city` is `city` of `residential`. */
export const problemsIn = (problems: readonly FieldProblem[], part: string): readonly FieldProblem[] =>
  problems
    .filter(({ field }) => field.startsWith(`${part}.`))
    .map(({ field, problem }) => ({ field: field.slice(part.length + 1), problem }));
