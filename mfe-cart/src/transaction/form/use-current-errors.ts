import type { FieldValues, UseFormReturn } from '@portal/shared/forms';
import { useEffect } from 'react';
import type { FieldProblem } from '../../core/form/field-problem.ts';
import type { OrderReading } from './use-submit.ts';

/** Name of a field. */
type FieldOf<Values extends FieldValues> = Parameters<UseFormReturn<Values>['setFocus']>[0];

/** An error as react-hook-form keeps it. */
type ShownErrors = Readonly<Record<string, { readonly message?: unknown } | undefined>>;

/**
 * Returns the fields whose shown error is no longer their problem, and after a submit the fields whose problem is not
 * shown.
 */
export function outdatedFields<Field extends string>(
  shown: ShownErrors,
  missing: readonly FieldProblem<Field>[],
  isSubmitted: boolean,
): readonly string[] {
  const problemOf = (field: string) => missing.find((each) => each.field === field)?.problem;
  const corrected = Object.keys(shown).filter((field) => shown[field]?.message !== problemOf(field));
  const unseen = isSubmitted
    ? missing.map(({ field }) => field).filter((field) => shown[field] === undefined)
    : [];
  return [...corrected, ...unseen];
}

/**
 * Keeps the shown errors true. react-hook-form checks a field when that field is changed. What it is checked against also
 * changes with other fields and with replies: an amount's limit with the fund, the default fund with the option.
 */
export function useCurrentErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values>,
  reading: OrderReading<Sent, FieldOf<Values>>,
): void {
  const { errors, isSubmitted } = form.formState;
  const missing = reading.status === 'incomplete' ? reading.missing : [];
  const outdated = outdatedFields(errors, missing, isSubmitted).join();
  useEffect(() => {
    const isField = (name: string): name is FieldOf<Values> => Object.hasOwn(form.getValues(), name);
    if (outdated !== '') void form.trigger(outdated.split(',').filter(isField));
  }, [form, outdated]);
}
