import { lookups as endpoint, type Lookups } from '@portal/shared/api/lookups';
import { decoded } from '@portal/shared/testing';
import { LOOKUPS } from '../../sandbox/src/seed/reference/lookups.ts';
import type { Answers } from '../oracle/questions.ts';

/**
 * How lists and answers have `Others`: by its name in both, by a code in both, or by a code in the list and by its name in
 * the answer, as some records have it.
 */
export const variants = ['name', 'code', 'name of a code'] as const;
export type LookupVariant = (typeof variants)[number];

const code = '99';
const lists = ['employmentStatus', 'natureOfBusiness', 'sourceOfIncome', 'purposeOfInvestment'] as const;

const named = decoded(endpoint, {
  ...LOOKUPS,
  // the sandbox's list of occupations has no Others, that of another service may
  employmentStatus: [...LOOKUPS.employmentStatus, { name: 'Others', value: 'Others' }],
});
const coded: Lookups = {
  ...named,
  ...Object.fromEntries(
    lists.map((list) => [
      list,
      named[list].map((entry) => (entry.name === 'Others' ? { name: 'Others', value: code } : entry)),
    ]),
  ),
};

export const lookupsOf = (variant: LookupVariant): Lookups => (variant === 'name' ? named : coded);

/** Returns the answers with the code of `Others` in place of its name, where the variant has that. */
export function withCodes(answers: Answers, variant: LookupVariant): Answers {
  if (variant !== 'code') return answers;
  const toCode = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(toCode)
      : typeof value === 'string'
        ? value.replace(/(?<=^|;)Others(?=$|;)/, code)
        : value;
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, toCode(value)]));
}

/** Whether `Others` is among the answers, so that it makes a difference how the lists have it. */
export const hasOthers = (answers: Answers): boolean => /\bOthers\b/.test(JSON.stringify(answers));
