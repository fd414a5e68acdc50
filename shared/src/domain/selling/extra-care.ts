import type { Customer } from '../../contract/api/customers.ts';
import { getAge } from './age.ts';

/** From this age on a customer needs extra care by age alone (docs/domain.md, section 4). */
const vulnerableAge = 60;

/** Whether the customer has answered any of the questions about extra care (Q2 to Q5). */
export const isExtraCareAsked = (answers: Customer['vI']): boolean =>
  answers !== null && [answers.Q2, answers.Q3, answers.Q4, answers.Q5].some((answer) => answer !== null);

/**
 * Returns the sentences that say why a customer needs extra care on `today` (YYYY-MM-DD), by age (60 or over) and by
 * the answers to Q2 to Q5; empty when there is none. A missing answer is no reason, and no reason prevents a sale
 * (docs/domain.md, section 4).
 */
export function extraCareReasons(
  customer: Pick<Customer, 'age' | 'idNo' | 'vI'>,
  today: string,
): readonly string[] {
  const age = getAge(customer, today);
  const { vI: answers } = customer;
  return [
    age !== undefined && age >= vulnerableAge ? '60 or over' : undefined,
    answers?.Q2 === true ? 'An illness, disability or life event affects decisions' : undefined,
    answers?.Q3 === false ? 'Could not meet living costs if this money were lost' : undefined,
    answers?.Q4 === false ? 'Does not understand documents in English' : undefined,
    answers?.Q5 === false ? 'Not comfortable transacting online' : undefined,
  ].filter((reason) => reason !== undefined);
}
