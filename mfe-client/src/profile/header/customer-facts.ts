import type { Customer } from '@portal/shared/api/customers';
import type { Lookups } from '@portal/shared/api/lookups';
import { formatDate } from '@portal/shared/dates';
import { showCode } from '@portal/shared/person/lookup-codes';
import { type CartAssessment, withAssessment } from '@portal/shared/records';
import { extraCareReasons, getAge, isCompany, isExtraCareAsked, suitabilityOf } from '@portal/shared/selling';
import { formatDaysLeft } from '../../core/customer/suitability-text.ts';

/** Risk categories in ascending order. A category's rank is its index plus 1 (docs/domain.md, section 4). */
const riskCategories = [
  'Conservative',
  'Moderately Conservative',
  'Moderate',
  'Moderately Aggressive',
  'Aggressive',
] as const;

/** The customer's identity, shown in the header. */
export interface CustomerIdentity {
  readonly name: string;
  readonly idNo: string;
  readonly customerId: string;
  readonly type: string;
  /** A company is offered no assessment. */
  readonly isCompany: boolean;
  readonly age?: number;
  readonly nationality?: string;
}

/** One fact of the strip under the header: a value, and a note about it. */
export interface Fact {
  readonly text: string;
  /** In one line with other facts, in place of `text`: `valid to 14 Mar 2027`. */
  readonly brief?: string;
  readonly note?: string;
  /** `warn`: the agent has to act. `danger`: blocks transactions. */
  readonly tone?: 'warn' | 'danger';
}

export interface CustomerFacts {
  /** `rank` is absent when there is no assessment. */
  readonly risk: Fact & { readonly rank?: number };
  readonly suitability: Fact;
  readonly sophisticated: Fact;
  /** `reasons` is empty when the customer needs no extra care. */
  readonly vulnerable: Fact & { readonly reasons: readonly string[] };
  readonly us: Fact;
}

/**
 * Returns name, numbers, type, age and nationality of a customer, as the header shows them. Age (a company has none)
 * and nationality may be absent. Without `lookups`, the nationality is its code. `today` is YYYY-MM-DD.
 */
export function getIdentity(
  customer: Customer,
  lookups: Lookups | undefined,
  today: string,
): CustomerIdentity {
  const age = getAge(customer, today);
  const { nationality } = customer;
  return {
    name: customer.name,
    idNo: customer.idNo,
    customerId: customer.customerId,
    type: customer.customerType,
    isCompany: isCompany(customer),
    ...(age === undefined ? {} : { age }),
    ...(nationality ? { nationality: showCode(nationality, 'nationality', lookups) } : {}),
  };
}

/**
 * Returns the five facts that decide how the agent may serve the customer: risk category, validity of the assessment,
 * sophisticated or vulnerable investor, US status. With a complete assessment in the cart (`inCart`) they are by it,
 * because the orders beside it are (docs/domain.md, section 4). Until `lookups` load, codes are shown. `today`
 * is YYYY-MM-DD.
 */
export function getCustomerFacts(
  customer: Customer,
  lookups: Lookups | undefined,
  today: string,
  inCart?: CartAssessment,
): CustomerFacts {
  const assessed = inCart ? withAssessment(customer, inCart) : customer;
  const suitability = getSuitabilityFact(assessed, today);
  const { usResidentStatus } = customer;
  return {
    risk: getRiskFact(assessed),
    suitability: inCart
      ? { tone: 'warn', ...suitability, note: `In the cart; on record: ${describeRecord(customer, today)}` }
      : suitability,
    sophisticated: getSophisticatedFact(customer, lookups),
    vulnerable: getVulnerableFact(assessed, today),
    us: {
      text: usResidentStatus ? showCode(usResidentStatus, 'usResidentStatus', lookups) : 'Not declared',
    },
  };
}

/**
 * Returns the facts that one line has room for: risk category, validity, and what the agent has to act on. Facts with
 * the same text are shown once.
 */
export function pickFacts(facts: CustomerFacts): readonly Fact[] {
  const { risk, suitability, sophisticated, vulnerable, us } = facts;
  const important = [risk, suitability, ...[sophisticated, vulnerable, us].filter(({ tone }) => tone)];
  return important.filter(({ text }, at) => important.findIndex((fact) => fact.text === text) === at);
}

/** A company is not assessed. */
const notApplicable: Fact = { text: 'Not applicable', note: 'A company' };

function getRiskFact(customer: Customer): CustomerFacts['risk'] {
  if (isCompany(customer)) return notApplicable;
  const category = riskCategories.find((category) => category === customer.riskCategory);
  if (!category) return { text: customer.riskCategory ?? 'Not assessed' };
  return { text: category, rank: riskCategories.indexOf(category) + 1 };
}

function getSuitabilityFact(customer: Customer, today: string): Fact {
  if (isCompany(customer)) return notApplicable;
  const suitability = suitabilityOf(customer, today);
  switch (suitability.state) {
    case 'valid':
    case 'expiring': {
      const text = formatDate(suitability.validTo);
      const fact: Fact = { text, brief: `valid to ${text}`, note: formatDaysLeft(suitability.daysLeft) };
      return suitability.state === 'valid' ? fact : { ...fact, tone: 'warn' };
    }
    case 'expired':
      return { text: 'Expired', note: `On ${formatDate(suitability.validTo)}`, tone: 'danger' };
    case 'declined':
      return { text: 'Declined', note: 'No information was given', tone: 'warn' };
    case 'none':
      return { text: 'Not assessed' };
  }
}

/** Describes the assessment on record: `valid to 14 Mar 2027`. */
function describeRecord(customer: Customer, today: string): string {
  const suitability = suitabilityOf(customer, today);
  return 'rank' in suitability ? `valid to ${formatDate(suitability.validTo)}` : suitability.state;
}

function getSophisticatedFact(customer: Customer, lookups: Lookups | undefined): Fact {
  if (!customer.sI) return { text: 'No', note: 'No wholesale funds' };
  const { sophisticatedInvestorCriteria: code } = customer;
  return { text: 'Yes', ...(code ? { note: showCode(code, 'sophisticatedInvestorTypes', lookups) } : {}) };
}

function getVulnerableFact(customer: Customer, today: string): CustomerFacts['vulnerable'] {
  if (isCompany(customer)) return { ...notApplicable, reasons: [] };
  const reasons = extraCareReasons(customer, today);
  const [first, ...more] = reasons;
  if (first === undefined) return { text: isExtraCareAsked(customer.vI) ? 'No' : 'Not asked yet', reasons };
  return { text: 'Extra care', note: more.length > 0 ? `${first}, and more` : first, tone: 'warn', reasons };
}
