import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { formatDate } from '@portal/shared/dates';
import { ageOf } from '../core/age.ts';
import { criterionIn, nameIn } from '../core/reference-words.ts';
import { daysLeftText, suitabilityOf } from '../core/suitability.ts';
import { vulnerabilityReasons } from '../core/vulnerability.ts';

/** Risk categories from the most careful to the boldest; a category's rank is its place, from 1 (domain, 4). */
export const riskCategories = [
  'Conservative',
  'Moderately Conservative',
  'Moderate',
  'Moderately Aggressive',
  'Aggressive',
] as const;

/** Who the customer is: the header's second line. */
export interface Identity {
  readonly name: string;
  readonly idNo: string;
  readonly customerId: string;
  readonly type: string;
  readonly age?: number;
  readonly nationality?: string;
}

/** One fact of the strip under the header: a word, and what there is to know about it. */
export interface Fact {
  readonly text: string;
  readonly note?: string;
  /** `warn`: waits for the agent. `danger`: blocks. */
  readonly tone?: 'warn' | 'danger';
}

export interface CustomerFacts {
  /** `rank` is absent when there is no assessment to draw. */
  readonly risk: Fact & { readonly rank?: number };
  readonly suitability: Fact;
  readonly sophisticated: Fact;
  /** `reasons` is empty when the customer needs no extra care. */
  readonly vulnerable: Fact & { readonly reasons: readonly string[] };
  readonly us: Fact;
}

/** Says who a customer is. */
export function identityOf(customer: Customer, lookups: Lookups | undefined, today: string): Identity {
  const age = ageOf(customer, today);
  const nationality = nameIn(lookups?.nationality, customer.nationality);
  return {
    name: customer.name,
    idNo: customer.idNo,
    customerId: customer.customerId,
    type: customer.customerType,
    ...(age === undefined ? {} : { age }),
    ...(nationality ? { nationality } : {}),
  };
}

/** Reads the five facts that decide how this customer may be served. */
export function factsOf(customer: Customer, lookups: Lookups | undefined, today: string): CustomerFacts {
  return {
    risk: riskFact(customer),
    suitability: suitabilityFact(customer, today),
    sophisticated: sophisticatedFact(customer, lookups),
    vulnerable: vulnerableFact(customer, today),
    us: { text: nameIn(lookups?.usResidentStatus, customer.usResidentStatus) ?? 'Not declared' },
  };
}

function riskFact(customer: Customer): CustomerFacts['risk'] {
  const category = riskCategories.find((known) => known === customer.riskCategory);
  if (!category) return { text: customer.riskCategory ?? 'Not assessed' };
  return { text: category, rank: riskCategories.indexOf(category) + 1 };
}

function suitabilityFact(customer: Customer, today: string): Fact {
  const suitability = suitabilityOf(customer, today);
  switch (suitability.state) {
    case 'valid':
      return { text: formatDate(suitability.validTo), note: daysLeftText(suitability.daysLeft) };
    case 'expiring':
      return {
        text: formatDate(suitability.validTo),
        note: daysLeftText(suitability.daysLeft),
        tone: 'warn',
      };
    case 'expired':
      return { text: 'Expired', note: `On ${formatDate(suitability.validTo)}`, tone: 'danger' };
    case 'declined':
      return { text: 'Declined', note: 'No information was given', tone: 'warn' };
    case 'none':
      return { text: 'Not assessed' };
  }
}

function sophisticatedFact(customer: Customer, lookups: Lookups | undefined): Fact {
  if (!customer.sI) return { text: 'No', note: 'No wholesale schemes' };
  const criterion = criterionIn(lookups, customer.sophisticatedInvestorCriteria);
  return { text: 'Yes', ...(criterion ? { note: criterion } : {}) };
}

function vulnerableFact(customer: Customer, today: string): CustomerFacts['vulnerable'] {
  const reasons = vulnerabilityReasons(customer.vI, ageOf(customer, today));
  const [first, ...more] = reasons;
  if (first === undefined) return { text: customer.vI ? 'No' : 'Not asked yet', reasons };
  return { text: 'Extra care', note: more.length > 0 ? `${first}, and more` : first, tone: 'warn', reasons };
}
