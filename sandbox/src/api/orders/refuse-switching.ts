import { and, eq, inArray } from 'drizzle-orm';
import { holdings } from '../../database/tables/index.ts';
import { compare } from '../../rules/money.ts';
import {
  ALLOW_CROSS_CURRENCY_SWITCH,
  malformedSwitching,
  switchingRefusal,
} from '../../rules/orders/switching-checks.ts';
import { type FundFacts, findFund, isSwitchable, minimumCharge, unitLimits } from '../../seed/funds/funds.ts';
import { type Account, buyerOf, type Customer } from '../customers/servicing.ts';
import { readFreeUnits } from '../pending-units.ts';
import { priceOf } from '../prices.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';
import { readOrderFacts, refuseForbiddenOrder } from './order-facts.ts';

type SwitchingPayload = Parameters<typeof switchingRefusal>[0];

/** The facts about a customer and an account that decide which scheme may be switched into. */
const targetBuyerOf = (
  { now }: AgentContext,
  customer: Customer,
  { plan, epfAccountType }: Pick<Account, 'plan' | 'epfAccountType'>,
) => ({
  allowCrossCurrencySwitch: ALLOW_CROSS_CURRENCY_SWITCH,
  account: { plan, shariahOnly: epfAccountType === 'Shariah' },
  customer: buyerOf(customer, now),
});

/** The terms of a scheme that is switched into. */
const targetTerms = (fund: FundFacts) => ({ ...fund, minimumCharge: minimumCharge(fund) });

const isAsListed = (payload: SwitchingPayload, from: FundFacts, to: FundFacts): boolean =>
  payload.fromSchemeName === from.name &&
  payload.fromCurrency === from.currency &&
  payload.isFromWholesaleFund === (from.structure === 'Wholesale') &&
  payload.toSchemeName === to.name &&
  payload.toCurrency === to.currency &&
  payload.isToWholesaleFund === (to.structure === 'Wholesale') &&
  payload.switchedInSatRank === to.satRank;

/**
 * Checks a switch. Other items of the cart count at checkout, as for a redemption.
 * @throws Problem 404 for an unknown account or fund, 400 when it is malformed, 422 when it breaks a rule
 */
export async function refuseSwitching(
  context: AgentContext,
  customer: Customer,
  payload: SwitchingPayload,
): Promise<void> {
  const { account, fund: from } = await readOrderFacts(context, customer.id, {
    ...payload,
    scheme: payload.fromScheme,
  });
  const to = findFund(payload.toScheme);
  if (!to) throw notFound('fund');
  const malformed = malformedSwitching(payload);
  if (malformed) throw new Problem(400, `body.payload.${malformed.field}: ${malformed.problem}`);
  refuseForbiddenOrder(context, account, payload);
  if (!isAsListed(payload, from, to)) throw new Problem(422, 'The fund’s details have changed.');
  const rows = await context.orm
    .select()
    .from(holdings)
    .where(and(eq(holdings.accountId, account.id), inArray(holdings.scheme, [from.scheme, to.scheme])));
  const freeUnits = await readFreeUnits(context, [account.id]);
  const freeUnitsOf = ({ scheme }: FundFacts) => {
    const holding = rows.find((row) => row.scheme === scheme);
    return holding ? freeUnits(holding).units : '0.00';
  };
  const refusal = switchingRefusal(payload, {
    ...targetBuyerOf(context, customer, account),
    freeUnits: freeUnitsOf(from),
    nav: priceOf(context.prices, from.scheme).nav,
    limits: unitLimits(from),
    isFromSwitchable: isSwitchable(from, account.plan),
    isToSwitchable: isSwitchable(to, account.plan),
    target: targetTerms(to),
    hasTarget: compare(freeUnitsOf(to), '0') > 0,
  });
  if (refusal !== undefined) throw new Problem(422, refusal);
}
