import type { Lookups } from '@portal/shared/api/lookups';
import type { Agent } from '@portal/shared/contract';
import {
  type AnyTypes,
  type FieldFacts,
  type Fields,
  namesOf,
  type PhoneReader,
  problemOfField,
  type ValuesOf,
} from '@portal/shared/fields';
import type { FieldProblem } from '@portal/shared/form-values';
import { fieldOf } from '@portal/shared/person';
import { readEmail } from '@portal/shared/person/read-email';

/** What answers are checked against. */
export interface CheckFacts {
  readonly agent: Pick<Agent, 'email' | 'agentCodeUt' | 'agentCodePrs'>;
  readonly lookups: Lookups;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly readPhone: PhoneReader;
}

/** The facts that rows of fields are asked and read by. */
export const fieldFacts = ({ agent, lookups, readPhone }: CheckFacts): FieldFacts => ({
  lookups,
  readPhone,
  readEmail,
  agentEmail: agent.email,
});

/** A field that is missing or wrong, and what it is called. */
export interface AnswerProblem extends FieldProblem {
  readonly label: string;
}

/**
 * Returns a field's problem as a list, to be joined with those of others; an empty one without a problem. `label` is by
 * default the field's own.
 */
export const problemsOf = (
  field: string,
  problem: string | undefined,
  label: string = fieldOf(field.split('.').at(-1) ?? field).label,
): readonly AnswerProblem[] => (problem === undefined ? [] : [{ field, problem, label }]);

/**
 * Returns problems of a part as those of the whole: `prefix` and a dot before their fields, and `owner` after their
 * labels, such as `Name, nominee 2`.
 */
export const within = (
  prefix: string,
  problems: readonly AnswerProblem[],
  owner?: string,
): readonly AnswerProblem[] =>
  problems.map(({ field, problem, label }) => ({
    field: `${prefix}.${field}`,
    problem,
    label: owner === undefined ? label : `${label}, ${owner}`,
  }));

/** Returns the problem of a choice that is not made (`''`); `undefined` for any other value. */
export const choiceProblem = (value: string): string | undefined =>
  value === '' ? 'Choose one.' : undefined;

/**
 * Returns the problems of fields that are rows, in their order; none of a field that is not asked. `also`: what else is
 * wrong with one, which no row says.
 */
export const checkFields = <T extends AnyTypes>(
  rows: Fields<T>,
  values: NoInfer<ValuesOf<T>>,
  facts: CheckFacts,
  also: Readonly<Record<string, string | undefined | false>> = {},
): readonly AnswerProblem[] =>
  namesOf(rows).flatMap((name) => {
    const problem = problemOfField(rows, name, values, fieldFacts(facts));
    return problemsOf(name, also[name] || problem, rows[name].label);
  });
