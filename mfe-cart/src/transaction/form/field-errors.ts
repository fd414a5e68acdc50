import type { FieldProblem } from '../../core/form/field-problem.ts';

/** Returns missing fields as the errors of a form's resolver. */
export const toFieldErrors = (missing: readonly FieldProblem[]) =>
  Object.fromEntries(missing.map(({ field, problem }) => [field, { type: 'rule', message: problem }]));
