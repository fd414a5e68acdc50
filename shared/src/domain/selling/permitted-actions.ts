import type { Account } from '../../contract/api/accounts.ts';
import type { Customer } from '../../contract/api/customers.ts';
import type { Fund, Scheme } from '../../contract/api/funds.ts';
import type { Holding } from '../../contract/api/holdings.ts';
import type { Agent } from '../../contract/index.ts';
import { isUsPerson, usPersonBuysNothing } from '../person/us-person.ts';
import { getAge } from './age.ts';
import { agentCodeFor } from './agent-code.ts';
import { allowed, deny, type Permission } from './permission.ts';

/**
 * What an agent can do with a scheme in an account. `switch` takes units out of it into another scheme, `switchIn` is the
 * other leg.
 */
export type SellingAction = 'invest' | 'redeem' | 'switch' | 'switchIn' | 'transfer';

/** The agent's registrations. */
export type SellingAgent = Pick<Agent, 'agentCodeUt' | 'agentCodePrs'>;

/** The fields of an account that decide. */
export type SellingAccount = Pick<Account, 'plan' | 'accountType' | 'epfAccountType'>;

/** The fields of a scheme that decide. */
type SellingScheme = Pick<
  Scheme,
  | 'status'
  | 'productType'
  | 'EPFStatus'
  | 'fundStructure'
  | 'islamicConventional'
  | 'isInvestmentAllow'
  | 'isRedemptionAllow'
  | 'isSwitchingAllow'
  | 'isSwitchingEPFAllow'
  | 'isTransferAllow'
  | 'prsLowerAge'
  | 'prsUpperAge'
>;

/** The field of a scheme's fund that decides. */
export type SellingFund = Pick<Fund, 'fundStructure'>;

/** What the permissions depend on. */
export interface SellingFacts {
  readonly agent: SellingAgent;
  readonly customer: Pick<Customer, 'sI' | 'usResidentStatus'> & Parameters<typeof getAge>[0];
  readonly account: SellingAccount;
  readonly scheme: SellingScheme;
  /** The scheme's fund, where the fund list has it. */
  readonly fund?: SellingFund | undefined;
  /** YYYY-MM-DD, for the customer's age. */
  readonly today: string;
  /** The account's holding of the scheme. Without it, units are not checked. */
  readonly holding?: Pick<Holding, 'units' | 'pendingUnits'> | undefined;
}

/** Reason for a plan that the agent's registrations do not cover (docs/domain.md, section 1). */
export const notRegistered = 'You are not registered to sell this product.';

/**
 * Whether a scheme is only for sophisticated investors: by its own structure, or by its fund's. Where the two lists
 * differ, the stricter one applies (ITM-13).
 */
export const isWholesale = (scheme: Pick<Scheme, 'fundStructure'>, fund?: SellingFund): boolean =>
  scheme.fundStructure === 'Wholesale' || fund?.fundStructure === 'Wholesale';

/**
 * Returns whether the agent may act for an account, or why not: the account is a company's, or the agent is not
 * registered for its plan (docs/domain.md, section 1).
 */
export function accountPermission(
  agent: SellingAgent,
  account: Pick<SellingAccount, 'plan' | 'accountType'>,
): Permission {
  if (account.accountType === 'COR') return deny('Corporate accounts can only be viewed here.');
  return agentCodeFor(agent, account.plan) === undefined ? deny(notRegistered) : allowed;
}

/**
 * Returns whether the agent may sell to a customer: who is no US person, and has an account that the agent may act for;
 * else the reason of the first account, or that there is no account.
 */
export function customerPermission(
  agent: SellingAgent,
  customer: Pick<Customer, 'usResidentStatus'> & {
    readonly account: readonly Pick<SellingAccount, 'plan' | 'accountType'>[];
  },
): Permission {
  if (isUsPerson(customer)) return deny(usPersonBuysNothing);
  const permissions = customer.account.map((account) => accountPermission(agent, account));
  return (
    permissions.find((permission) => permission.allowed) ??
    permissions[0] ??
    deny('This customer has no account to invest in.')
  );
}

/**
 * Returns whether the agent may do each action with a scheme in an account, or the sentence that says why not (ITM-11,
 * ITM-13; docs/domain.md, sections 1 to 3). Profile, drawer, list of funds and cart use it, so that all give the same reason.
 * `transfer` is always denied: no call makes one. Amounts and the suitability are checked separately.
 */
export function permittedActions(facts: SellingFacts): Readonly<Record<SellingAction, Permission>> {
  const account = accountPermission(facts.agent, facts.account);
  if (!account.allowed) {
    return { invest: account, redeem: account, switch: account, switchIn: account, transfer: account };
  }
  return {
    invest: permissionOf(investRefusal(facts)),
    redeem: permissionOf(redeemRefusal(facts)),
    switch: permissionOf(switchRefusal(facts)),
    switchIn: permissionOf(switchInRefusal(facts)),
    transfer: deny('Transfers are not made in the portal.'),
  };
}

const permissionOf = (refusal: string | undefined): Permission =>
  refusal === undefined ? allowed : deny(refusal);

/**
 * Formats the ages for which a scheme of a PRS account is: `18 to 44`, `45 and over`, `up to 44`; `undefined` without
 * bounds.
 */
export function ageRangeText({
  prsLowerAge: lower,
  prsUpperAge: upper,
}: Pick<Scheme, 'prsLowerAge' | 'prsUpperAge'>): string | undefined {
  if (upper === null) return lower === null ? undefined : `${lower} and over`;
  return lower ? `${lower} to ${upper}` : `up to ${upper}`;
}

/** Returns why the customer's age rules out a scheme of a private retirement account (ITM-12). */
function ageRefusal({ customer, scheme, today }: SellingFacts): string | undefined {
  const range = ageRangeText(scheme);
  if (range === undefined) return undefined;
  const age = getAge(customer, today);
  if (age === undefined) return `This fund is for ages ${range}, and the customer’s age is not known.`;
  const isWithin =
    age >= (scheme.prsLowerAge ?? 0) && age <= (scheme.prsUpperAge ?? Number.POSITIVE_INFINITY);
  return isWithin ? undefined : `This fund is for ages ${range}, and the customer is ${age}.`;
}

function investRefusal(facts: SellingFacts): string | undefined {
  const { customer, account, scheme, fund } = facts;
  if (isUsPerson(customer)) return usPersonBuysNothing;
  const isPrs = scheme.productType === 'PRS';
  if (isPrs && account.plan !== 'PRS') return 'Funds of private retirement schemes need a PRS account.';
  if (!isPrs && account.plan === 'PRS')
    return 'A PRS account takes funds of private retirement schemes only.';
  if (!scheme.isInvestmentAllow || scheme.status === 'Closed')
    return 'This fund is closed to new investment.';
  if (account.plan === 'EPF' && scheme.EPFStatus !== 'Approved') return 'This fund is not approved for EPF.';
  if (
    account.plan === 'EPF' &&
    account.epfAccountType === 'Shariah' &&
    scheme.islamicConventional !== 'Islamic'
  )
    return 'This customer’s EPF account takes Shariah funds only.';
  if (isWholesale(scheme, fund) && !customer.sI)
    return 'Wholesale funds are for sophisticated investors only.';
  return ageRefusal(facts);
}

/** Whether pending transactions take all units of a holding. */
const isTaken = (holding: SellingFacts['holding']): boolean =>
  holding !== undefined && holding.units.compare(holding.pendingUnits) <= 0;

const noUnitsLeft = 'Pending transactions take all units.';

function redeemRefusal({ scheme, holding }: SellingFacts): string | undefined {
  if (!scheme.isRedemptionAllow) return 'This fund cannot be redeemed now.';
  return isTaken(holding) ? noUnitsLeft : undefined;
}

/** Whether a scheme may be switched out of and into, by the flag of the account's plan (ITM-11). */
const isSwitchable = ({ account, scheme }: SellingFacts): boolean =>
  account.plan === 'EPF' ? scheme.isSwitchingEPFAllow : scheme.isSwitchingAllow;

function switchRefusal(facts: SellingFacts): string | undefined {
  if (isUsPerson(facts.customer)) return usPersonBuysNothing;
  if (!isSwitchable(facts)) return 'This fund cannot be switched now.';
  return isTaken(facts.holding) ? noUnitsLeft : undefined;
}

/** A switch buys its target, so the target must be one that may be bought (docs/domain.md, section 3). */
function switchInRefusal(facts: SellingFacts): string | undefined {
  return isSwitchable(facts) ? investRefusal(facts) : 'This fund cannot be switched into now.';
}
