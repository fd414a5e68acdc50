import { isoDate } from '@portal/shared/dates';
import { wireAmount, wireNav, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { accountType } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { currency, id, line, plan, planSent, queryFlag } from './wire.ts';

/** What holdings of one currency are worth and what they cost. */
const holdingTotal = z.object({ currency, marketValue: wireAmount, cost: wireAmount });
export type HoldingTotal = z.output<typeof holdingTotal>;

const heldAccount = z.object({
  accountId: id,
  accountName: z.string(),
  accountType,
  plan,
  totals: z.array(holdingTotal),
});
export type HeldAccount = z.output<typeof heldAccount>;

/** A customer's accounts with their totals, and the customer's totals, by currency. */
export const customerHoldings = defineEndpoint({
  method: 'GET',
  path: '/aum/agent/customer/holding',
  query: z.strictObject({ agentUserId: id, customerId: id }),
  response: z.object({ accounts: z.array(heldAccount), totals: z.array(holdingTotal) }),
  onFailure: 'log',
});

/** One scheme in one account (domain, section 7). */
const holding = z.object({
  accountId: id,
  scheme: id,
  schemeName: z.string(),
  currency,
  units: wireUnits,
  /** Units that a transaction under way will take. */
  pendingUnits: wireUnits,
  nav: wireNav,
  navDate: isoDate,
  marketValue: wireAmount,
  cost: wireAmount,
  /** Cost of a unit. */
  averageCost: wireNav,
});
export type Holding = z.output<typeof holding>;

/**
 * With `accountId`: the schemes of that account, one scheme alone when `scheme` is not empty, sold-out ones too with
 * `includeZeroAum`; all six are sent (specification, section 7). With `userId` and `agentCode` alone: the agent's totals by currency, without rows.
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
    /** Date of the newest price in it; null when there is nothing held. */
    asOf: z.nullable(isoDate),
  }),
  onFailure: 'log',
});
