import type { Plan } from '@portal/shared/api/wire';
import { usPersonBuysNothing } from '@portal/shared/person/us-person';
import { compare, figureText, fitsDecimals } from '../money.ts';
import type { OrderItem } from './order-item.ts';
import { CORE_FUND_AGES, type CoreFund, coreFundFor, defaultOptionScheme } from './prs-core-funds.ts';
import { type RedemptionFacts, redemptionRefusal, unitsTaken } from './redemption-checks.ts';
import type { Buyer } from './switching-checks.ts';
import type { WithdrawalFacts } from './withdrawal-checks.ts';

type Investment = Extract<OrderItem, { type: 'investment' }>['payload'];
type Outgoing = Extract<OrderItem, { type: 'redemption' | 'switching' }>['payload'];

/** Terms of a scheme. Charges are in percent. */
export interface SchemeTerms {
  readonly scheme: string;
  readonly name: string;
  readonly currency: string;
  readonly satRank: number;
  readonly structure: 'Retail' | 'Wholesale' | 'PRS';
  readonly shariah: boolean;
  readonly initial: number;
  readonly additional: number;
  readonly minimumCharge: number;
  readonly charge: number;
  /** Absent when the scheme is not EPF-approved. */
  readonly epfCharge?: number;
  /** The core fund of PRS that the scheme is; its age range applies. */
  readonly core?: CoreFund;
  /** Set when the scheme is closed to new investment. */
  readonly closed?: true;
}

/** Facts that the checks need beside the item. `account` and `scheme` are `undefined` when they do not exist. */
export interface ItemContext {
  readonly account:
    | { readonly plan: Plan; readonly accountType: string; readonly shariahOnly: boolean }
    | undefined;
  readonly customer: Buyer;
  /** The agent's code for each kind of registration it has. */
  readonly agent: { readonly ut?: string; readonly prs?: string };
  readonly scheme: SchemeTerms | undefined;
  /** Units of the scheme in the account, without pending ones and those that items before this one take. */
  readonly availableUnits: string;
  /** Price of the scheme that the item sells; absent for other items. */
  readonly nav?: string;
  /** What decides about a withdrawal from PRS; absent for other items. */
  readonly withdrawal?: Pick<RedemptionFacts, 'limits' | 'isSuspended'> & { readonly facts: WithdrawalFacts };
}

/** Minimum of one EPF transaction, in MYR (docs/domain.md, section 1). */
const EPF_MINIMUM = 1_000;

/** Complaint about a plan that the agent is not registered for (docs/domain.md, section 1). */
export const NOT_REGISTERED = 'You are not registered to sell this product.';

function planComplaints(plan: Plan, agentCode: string, { account, agent }: ItemContext): string[] {
  if (!account) return ['This account is not the customer’s.'];
  const complaints: string[] = [];
  const ownCode = account.plan === 'PRS' ? agent.prs : agent.ut;
  if (ownCode === undefined) complaints.push(NOT_REGISTERED);
  else if (agentCode !== ownCode) complaints.push('The agent code does not belong to this plan.');
  if (plan !== account.plan) complaints.push('The plan is not the account’s.');
  if (account.accountType === 'COR') complaints.push('Corporate accounts cannot transact here.');
  return complaints;
}

function schemeComplaints(
  payload: Investment,
  plan: Plan,
  scheme: SchemeTerms,
  context: ItemContext,
): string[] {
  const complaints: string[] = [];
  if (scheme.closed) complaints.push('This fund is closed to new investment.');
  if ((scheme.structure === 'PRS') !== (plan === 'PRS'))
    complaints.push('This fund does not belong to the account’s plan.');
  if (plan === 'EPF' && scheme.epfCharge === undefined) complaints.push('This fund is not approved for EPF.');
  if (context.account?.shariahOnly && !scheme.shariah)
    complaints.push('This EPF account takes Shariah funds only.');
  if (scheme.structure === 'Wholesale' && !context.customer.isSophisticated) {
    complaints.push('Wholesale funds are for sophisticated investors only.');
  }
  const isAsListed =
    payload.schemeName === scheme.name &&
    payload.currency === scheme.currency &&
    payload.satRank === scheme.satRank &&
    payload.isWholesaleFund === (scheme.structure === 'Wholesale');
  if (!isAsListed) complaints.push('The fund’s details have changed. Add the item again.');
  return complaints;
}

function amountComplaints(
  { amount, currency }: Investment,
  plan: Plan,
  scheme: SchemeTerms,
  availableUnits: string,
): string[] {
  if (!fitsDecimals(amount, 2) || amount <= 0) return ['Enter an amount with at most 2 decimals.'];
  const hasHolding = compare(availableUnits, '0') > 0;
  const schemeMinimum = hasHolding ? scheme.additional : scheme.initial;
  const minimum = plan === 'EPF' ? Math.max(schemeMinimum, EPF_MINIMUM) : schemeMinimum;
  if (amount >= minimum) return [];
  return [
    `The ${hasHolding ? 'further' : 'first'}-investment minimum is ${currency} ${figureText(minimum)}.`,
  ];
}

function chargeComplaints({ salesCharge }: Investment, plan: Plan, scheme: SchemeTerms): string[] {
  const highest = plan === 'EPF' ? Math.min(scheme.charge, scheme.epfCharge ?? 0) : scheme.charge;
  const lowest = Math.min(scheme.minimumCharge, highest);
  if (fitsDecimals(salesCharge, 2) && salesCharge >= lowest && salesCharge <= highest) return [];
  return [`The sales charge must lie between ${lowest.toFixed(2)}% and ${highest.toFixed(2)}%.`];
}

/** Complaint about a core fund of PRS that is not for the customer's age (ITM-12). */
function ageComplaints({ core }: SchemeTerms, age: number | undefined): string[] {
  if (core === undefined) return [];
  const { lower, upper } = CORE_FUND_AGES[core];
  const range = upper === null ? `from ${lower}` : `${lower} to ${upper}`;
  if (age === undefined) return [`The fund is for ages ${range}, and the customer’s age is not known.`];
  return coreFundFor(age) === core ? [] : [`The fund is for ages ${range}, and the customer is ${age}.`];
}

function prsComplaints(payload: Investment, plan: Plan, age: number | undefined): string[] {
  const { prsDefaultOption, prsDefaultOptionType, scheme } = payload;
  if (plan !== 'PRS') {
    return prsDefaultOption === null && prsDefaultOptionType === null
      ? []
      : ['The PRS default option is for PRS only.'];
  }
  if (prsDefaultOption === null) return ['Choose whether the PRS default option applies.'];
  if (prsDefaultOption === 'N') return [];
  if (prsDefaultOptionType === null) return ['Choose conventional or Islamic for the PRS default option.'];
  if (age === undefined) return ['The customer’s age is not known, so the default option cannot be used.'];
  const expected = defaultOptionScheme(prsDefaultOptionType, age);
  return scheme === expected ? [] : [`The default option for the customer’s age is ${expected}.`];
}

function distributionComplaints(
  { distributionInstruction, bankAccNumber }: Investment,
  plan: Plan,
): string[] {
  if (distributionInstruction === 'REINVEST') return [];
  if (plan !== 'CS') return ['Distributions of EPF and PRS are reinvested.'];
  return bankAccNumber ? [] : ['Choose a bank account for the distributions.'];
}

/**
 * Returns the plan of an account (`CS` cash, `EPF`, `PRS`) for a payload's `plan`, which has three names for cash (ITM-01).
 */
export function planOf(plan: Investment['plan']): Plan {
  return plan === 'Cash' || plan === 'CASH' ? 'CS' : plan;
}

/** Complaints about an investment; empty when it can be checked out. */
export function investmentComplaints(payload: Investment, context: ItemContext): readonly string[] {
  const plan = planOf(payload.plan);
  const { scheme } = context;
  if (!scheme) return ['This fund is not on sale.'];
  return [
    ...(context.customer.isUsPerson ? [usPersonBuysNothing] : []),
    ...planComplaints(plan, payload.agentCode, context),
    ...schemeComplaints(payload, plan, scheme, context),
    ...amountComplaints(payload, plan, scheme, context.availableUnits),
    ...chargeComplaints(payload, plan, scheme),
    ...prsComplaints(payload, plan, context.customer.age),
    ...ageComplaints(scheme, context.customer.age),
    ...distributionComplaints(payload, plan),
  ];
}

/** Why a withdrawal from PRS breaks a rule, which the day or another item may have changed since it was added. */
function changedWithdrawalRefusal(
  payload: Outgoing,
  { withdrawal, availableUnits, nav = '0' }: ItemContext,
): string | undefined {
  if (!withdrawal || !('withdrawalReason' in payload)) return undefined;
  const { facts, ...limits } = withdrawal;
  return redemptionRefusal(
    { ...payload, plan: 'PRS' },
    { freeUnits: availableUnits, nav, ...limits, withdrawal: facts },
  );
}

/**
 * Complaints about a redemption or a switch: plan, agent code, rules of a PRS withdrawal, available units; empty when
 * it can be checked out.
 */
export function outgoingComplaints(payload: Outgoing, context: ItemContext): readonly string[] {
  const complaints = planComplaints(planOf(payload.plan), payload.agentCode, context);
  const refusal = changedWithdrawalRefusal(payload, context);
  if (refusal !== undefined) return [...complaints, refusal];
  if (compare(unitsTaken(payload, context.nav ?? '0'), context.availableUnits) > 0) {
    complaints.push(`Only ${figureText(context.availableUnits)} units are available.`);
  }
  return complaints;
}
