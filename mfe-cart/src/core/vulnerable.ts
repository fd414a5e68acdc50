import type { Customer } from '@portal/shared/api/customers';

/** Age from which a customer counts as vulnerable by age alone (domain: suitability). */
const vulnerableAge = 60;

/** The facts that decide whether a customer is vulnerable. */
type VulnerableFacts = Pick<Customer, 'age' | 'vI'>;

/**
 * Returns why this customer needs extra care, or `undefined` (domain: suitability). It never blocks a sale.
 */
export function extraCareReason({ age, vI }: VulnerableFacts): string | undefined {
  if (age !== null && age >= vulnerableAge) return 'This customer is 60 or over.';
  if (vI?.Q2 === true) return 'An illness, disability or recent event affects this customer’s decisions.';
  if (vI?.Q3 === false) return 'This customer could not meet living costs if this money were lost.';
  if (vI?.Q4 === false) return 'This customer does not read documents in English.';
  if (vI?.Q5 === false) return 'This customer is not comfortable transacting online.';
  return undefined;
}
