import { isoDate } from '@portal/shared/dates';
import { wireAmount, wireNav, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { accountType } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { currency, id, line, plan, planSent, queryFlag } from './wire.ts';

/** Market value and cost of all holdings in one currency. */
const holdingTotal = z.object({ currency, marketValue: wireAmount, cost: wireAmount });
/** Market value and cost of holdings in one currency. */
export type HoldingTotal = z.output<typeof holdingTotal>;

const accountWithTotals = z.object({
  accountId: id,
  accountName: z.string(),
  accountType,
  plan,
  totals: z.array(holdingTotal),
});
/** An account with its totals by currency. */
export type AccountWithTotals = z.output<typeof accountWithTotals>;

/** A customer's accounts with their totals, and the customer's totals, by currency. */
export const customerHoldings = defineEndpoint({
  method: 'GET',
  path: '/aum/agent/customer/holding',
  query: z.strictObject({ agentUserId: id, customerId: id }),
  response: z.object({ accounts: z.array(accountWithTotals), totals: z.array(holdingTotal) }),
  onFailure: 'log',
});

/**
 * Units of a private retirement scheme's sub-accounts; both add up to `units`. Without `pendingB` it is not known
 * how many of the pending units sub-account B gives.
 */
const subAccounts = z.object({ a: wireUnits, b: wireUnits, pendingB: z.optional(wireUnits) });

/** One scheme in one account (docs/domain.md, section 7). */
const holding = z.object({
  accountId: id,
  scheme: id,
  schemeName: z.string(),
  currency,
  units: wireUnits,
  /** Units of a pending transaction out of this holding. */
  pendingUnits: wireUnits,
  /** Only of a private retirement scheme, where the service gives it (docs/domain.md, section 3). */
  subAccounts: z.optional(subAccounts),
  nav: wireNav,
  navDate: isoDate,
  marketValue: wireAmount,
  cost: wireAmount,
  /** Cost of one unit. */
  averageCost: wireNav,
});
/** Units of one scheme in one account. */
export type Holding = z.output<typeof holding>;

/**
 * With `accountId`: the schemes of that account; `scheme` limits them to one, `includeZeroAum` adds those
 * that were sold; all six inputs are sent. With only `userId` and `agentCode`: the
 * agent's totals by currency, without rows.
 */
export const accountHolding = defineEndpoint({
  method: 'GET',
  path: '/aum/holding',
  query: z.strictObject({
    userId: id,
    accountId: z.optional(id),
    scheme: z.optional(line),
    plan: z.optional(planSent),
    agentCode: id,
    includeZeroAum: z.optional(queryFlag),
  }),
  response: z.object({
    holdings: z.array(holding),
    totals: z.array(holdingTotal),
    /** Date of the newest price in the reply; null without holdings. */
    asOf: z.nullable(isoDate),
  }),
  onFailure: 'log',
});
