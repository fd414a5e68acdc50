import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accounts, customers, holdings, navs } from '../../database/tables/index.ts';
import { codeFor } from '../../rules/agent-codes.ts';
import { marketValue, minus, ratio, sum } from '../../rules/money.ts';
import type { SplitUnits } from '../../rules/orders/sub-accounts.ts';
import { fundOf } from '../../seed/funds/funds.ts';
import {
  type Account,
  readAccounts,
  readServicedAccount,
  readServicedCustomer,
} from '../customers/servicing.ts';
import { readFreeUnits } from '../pending-units.ts';
import { type Prices, priceOf } from '../prices.ts';
import type { AgentContext } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

type HoldingsQuery = NonNullable<z.output<(typeof accountHolding)['query']>>;
type Holding = typeof holdings.$inferSelect;
interface Total {
  readonly currency: string;
  readonly marketValue: number;
  readonly cost: number;
}

const CURRENCY_ORDER = ['MYR', 'USD', 'AUD'];

function sortByCurrency(totals: readonly Total[]): Total[] {
  return [...totals].sort((a, b) => CURRENCY_ORDER.indexOf(a.currency) - CURRENCY_ORDER.indexOf(b.currency));
}

/** Totals by currency; different currencies are never added. */
function totalsOf(rows: readonly Holding[], prices: Prices): Total[] {
  const currencies = [...new Set(rows.map((row) => row.currency))];
  return sortByCurrency(
    currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return {
        currency,
        marketValue: Number(sum(own.map((row) => marketValue(row.units, priceOf(prices, row.scheme).nav)))),
        cost: Number(sum(own.map((row) => row.cost))),
      };
    }),
  );
}

/** Sub-accounts of a holding of PRS, with the pending units of B; nothing for other schemes. */
function wireSubAccounts({ units, unitsB }: Holding, free: SplitUnits) {
  if (unitsB === null) return {};
  return {
    subAccounts: {
      a: Number(minus(units, unitsB)),
      b: Number(unitsB),
      pendingB: Number(minus(unitsB, free.unitsB)),
    },
  };
}

function wireHolding(row: Holding, free: SplitUnits, prices: Prices) {
  const { nav, date } = priceOf(prices, row.scheme);
  return {
    accountId: row.accountId,
    scheme: row.scheme,
    schemeName: fundOf(row.scheme).name,
    currency: row.currency,
    units: Number(row.units),
    pendingUnits: Number(minus(row.units, free.units)),
    ...wireSubAccounts(row, free),
    nav: Number(nav),
    navDate: date,
    marketValue: Number(marketValue(row.units, nav)),
    cost: Number(row.cost),
    averageCost: Number(ratio(row.cost, row.units, 4)),
  };
}

/** Reads the totals of all customers under one of the agent's codes; the database sums them. */
async function readAgentTotals({ orm, agent }: AgentContext, agentCode: string): Promise<Total[]> {
  const isPrs = agentCode === agent.codes.prs;
  const latest = orm.select({ day: sql<string>`max(${navs.date})` }).from(navs);
  const rows = await orm
    .select({
      currency: holdings.currency,
      marketValue: sql<string>`sum(round(${holdings.units} * ${navs.nav}, 2))`,
      cost: sql<string>`sum(${holdings.cost})`,
    })
    .from(holdings)
    .innerJoin(accounts, eq(accounts.id, holdings.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .innerJoin(navs, and(eq(navs.scheme, holdings.scheme), eq(navs.date, sql`(${latest})`)))
    .where(
      and(
        eq(customers.agentCustomerId, agent.agentCustomerId),
        isPrs ? eq(accounts.plan, 'PRS') : ne(accounts.plan, 'PRS'),
      ),
    )
    .groupBy(holdings.currency);
  return sortByCurrency(
    rows.map(({ currency, marketValue, cost }) => ({
      currency,
      marketValue: Number(marketValue),
      cost: Number(cost),
    })),
  );
}

function refuseOtherCodes({ agent }: AgentContext, agentCode: string): void {
  const isOwn = agentCode === agent.codes.ut || agentCode === agent.codes.prs;
  if (!isOwn) throw new Problem(403, 'The agent code is not yours.');
}

/** The account decides the plan, and the plan decides the agent code (ITM-03). */
function refuseOtherPlan(
  { agent }: AgentContext,
  account: Account,
  { plan, agentCode }: Pick<HoldingsQuery, 'plan' | 'agentCode'>,
): void {
  if (plan !== undefined && plan !== account.plan)
    throw new Problem(400, `query.plan: the account’s is ${account.plan}`);
  if (agentCode !== codeFor(agent.codes, account.plan))
    throw new Problem(403, 'The agent code is not yours for this plan.');
}

/** Filters are for one account. Without an account only totals are answered, so filters are refused. */
function refuseFilters(query: HoldingsQuery): void {
  for (const name of ['scheme', 'plan', 'includeZeroAum'] as const)
    if (query[name] !== undefined) throw new Problem(400, `query.${name}: only with an accountId`);
}

export const holdingRoutes = [
  serve(customerHoldings, async ({ customerId }, context) => {
    await readServicedCustomer(context, customerId);
    const ownAccounts = await readAccounts(context, customerId);
    const ids = ownAccounts.map((account) => account.id);
    const rows = await context.orm.select().from(holdings).where(inArray(holdings.accountId, ids));
    const nonZero = rows.filter((row) => Number(row.units) !== 0);
    return {
      accounts: ownAccounts.map((account) => ({
        accountId: account.id,
        accountName: account.name,
        accountType: account.accountType,
        plan: account.plan,
        totals: totalsOf(
          nonZero.filter((row) => row.accountId === account.id),
          context.prices,
        ),
      })),
      totals: totalsOf(nonZero, context.prices),
    };
  }),

  serve(accountHolding, async (query, context) => {
    const { accountId, scheme, agentCode, includeZeroAum } = query;
    const { orm, prices } = context;
    refuseOtherCodes(context, agentCode);
    const asOf = [...prices.values()][0]?.date ?? null;
    if (accountId === undefined) {
      refuseFilters(query);
      const totals = await readAgentTotals(context, agentCode);
      return { holdings: [], totals, asOf: totals.length > 0 ? asOf : null };
    }
    refuseOtherPlan(context, await readServicedAccount(context, accountId), query);
    const conditions: (SQL | undefined)[] = [eq(holdings.accountId, accountId)];
    if (scheme) conditions.push(eq(holdings.scheme, scheme));
    if (!includeZeroAum) conditions.push(ne(holdings.units, '0'));
    const rows = await orm
      .select()
      .from(holdings)
      .where(and(...conditions))
      .orderBy(asc(holdings.currency), asc(holdings.scheme));
    const freeUnitsOf = await readFreeUnits(context, [accountId]);
    return {
      holdings: rows.map((row) => wireHolding(row, freeUnitsOf(row), prices)),
      totals: totalsOf(rows, prices),
      asOf: rows.length > 0 ? asOf : null,
    };
  }),
];
