import {
  addBankar,
  addInvestment,
  addRedemption,
  addSwitching,
  cartList,
  deleteFromCart,
} from '@portal/shared/api/cart';
import { addClientInformation } from '@portal/shared/api/client-information';
import { addSat } from '@portal/shared/api/suitability';
import type { Channel } from '@portal/shared/api/wire';
import { isUsPerson, usPersonBuysNothing } from '@portal/shared/person/us-person';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { runningId, takeNumbers } from '../../database/counters.ts';
import { cartItems, holdings } from '../../database/tables/index.ts';
import { fitsDecimals } from '../../rules/money.ts';
import type { ItemKind, OrderItem } from '../../rules/orders/order-item.ts';
import { malformedRedemption, redemptionRefusal } from '../../rules/orders/redemption-checks.ts';
import { unitLimits } from '../../seed/funds/funds.ts';
import { refuseUpdate } from '../customers/client-information.ts';
import { type Customer, readServicedCustomer } from '../customers/servicing.ts';
import { refuseForApplicant, refuseOutsideCart } from '../onboarding/onboarding-review.ts';
import { readOrderFacts, refuseForbiddenOrder } from '../orders/order-facts.ts';
import { changeAssessment, refuseAssessment, refuseSecondAssessment } from '../orders/put-assessment.ts';
import { refuseBankar } from '../orders/refuse-bankar.ts';
import { refuseSwitching } from '../orders/refuse-switching.ts';
import { readWithdrawalFacts } from '../orders/withdrawal-facts.ts';
import { NO_UNITS, readFreeUnits } from '../pending-units.ts';
import { priceOf } from '../prices.ts';
import type { AgentContext } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

type CartItem = typeof cartItems.$inferSelect;
type Payload<Kind extends ItemKind> = Extract<OrderItem, { type: Kind }>['payload'];

/** The items of one kind in the format of the cart's lists. */
function listOf<Kind extends ItemKind>(rows: readonly CartItem[], kind: Kind) {
  return rows.flatMap(({ id, customerId, customerName, createdAt, savedAt, item }) => {
    if (!isOf(item, kind)) return [];
    const head = { id, customerId, customerName, createdAt: createdAt.toISOString() };
    return [{ ...head, ...(savedAt ? { updatedAt: savedAt.toISOString() } : {}), payload: item.payload }];
  });
}

function isOf<Kind extends ItemKind>(
  item: OrderItem,
  kind: Kind,
): item is OrderItem & { type: Kind; payload: Payload<Kind> } {
  return item.type === kind;
}

function ownItems({ agent }: AgentContext, customerId: string) {
  return and(
    eq(cartItems.agentUserId, agent.userId),
    eq(cartItems.customerId, customerId),
    eq(cartItems.state, 'cart'),
  );
}

/** Refuses values that the portal never sends. Rules that an agent can break are checked at checkout. */
async function refuseMalformed(
  context: AgentContext,
  customerId: string,
  payload: Payload<'investment'>,
): Promise<void> {
  await readOrderFacts(context, customerId, payload);
  for (const name of ['amount', 'salesCharge'] as const)
    if (!fitsDecimals(payload[name], 2)) throw new Problem(400, `body.payload.${name}: at most 2 decimals`);
  for (const name of ['prsDefaultOption', 'prsDefaultOptionType'] as const)
    if (payload.plan !== 'PRS' && payload[name] !== null)
      throw new Problem(400, `body.payload.${name}: null unless the plan is PRS`);
}

type RedemptionPayload = Parameters<typeof redemptionRefusal>[0];

/**
 * Refuses a redemption that breaks a rule. Other items of the cart do not count: an edited item is added before the one
 * that it replaces is removed. They count at checkout.
 */
async function refuseRedemption(
  context: AgentContext,
  customer: Customer,
  payload: RedemptionPayload,
): Promise<void> {
  const { account, fund } = await readOrderFacts(context, customer.id, payload);
  const malformed = malformedRedemption(payload);
  if (malformed) throw new Problem(400, `body.payload.${malformed.field}: ${malformed.problem}`);
  refuseForbiddenOrder(context, account, payload);
  const isAsListed =
    payload.schemeName === fund.name &&
    payload.currency === fund.currency &&
    payload.isWholesaleFund === (fund.structure === 'Wholesale');
  if (!isAsListed) throw new Problem(422, 'The fund’s details have changed.');
  const [holding] = await context.orm
    .select()
    .from(holdings)
    .where(and(eq(holdings.accountId, account.id), eq(holdings.scheme, fund.scheme)));
  const freeUnitsOf = await readFreeUnits(context, [account.id]);
  const free = holding ? freeUnitsOf(holding) : NO_UNITS;
  const refusal = redemptionRefusal(payload, {
    freeUnits: free.units,
    nav: priceOf(context.prices, fund.scheme).nav,
    limits: unitLimits(fund),
    isSuspended: fund.suspended === true,
    ...(account.plan === 'PRS'
      ? { withdrawal: await readWithdrawalFacts(context, customer, account, free.unitsB) }
      : {}),
  });
  if (refusal !== undefined) throw new Problem(422, refusal);
}

/** Puts an item into the customer's cart. `chosenId` is an id that the portal has chosen. @returns its id. */
async function insertItem(
  context: AgentContext,
  channel: Channel,
  customer: Customer,
  item: OrderItem,
  chosenId?: string,
): Promise<{ id: string }> {
  const id = chosenId ?? runningId('CI', await takeNumbers(context.orm, 'item'));
  await context.orm.insert(cartItems).values({
    id,
    agentUserId: context.agent.userId,
    customerId: customer.id,
    customerName: customer.name,
    channel,
    item,
    state: 'cart',
    createdAt: context.now,
  });
  return { id };
}

/** Refuses an id that another item has. */
async function refuseTakenId({ orm }: AgentContext, id: string): Promise<void> {
  const taken = await orm.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.id, id));
  if (taken.length > 0) throw new Problem(422, 'Another item has this id.');
}

export const cartRoutes = [
  serve(cartList, async ({ channel, customerId, cartIds }, context) => {
    await readServicedCustomer(context, customerId);
    const isRequested = cartIds === undefined ? undefined : inArray(cartItems.id, [...cartIds]);
    const rows = await context.orm
      .select()
      .from(cartItems)
      .where(and(ownItems(context, customerId), eq(cartItems.channel, channel), isRequested))
      .orderBy(asc(cartItems.createdAt), asc(cartItems.id));
    return {
      investment: listOf(rows, 'investment'),
      redemption: listOf(rows, 'redemption'),
      switching: listOf(rows, 'switching'),
      bankar: listOf(rows, 'bankar'),
      sat: listOf(rows, 'sat'),
      clientInfoUpdate: listOf(rows, 'clientInfoUpdate'),
      onboarding: listOf(rows, 'onboarding'),
    };
  }),

  serve(addInvestment, async ({ channel, customerId, payload }, context) => {
    const customer = await readServicedCustomer(context, customerId);
    const item = { type: 'investment' as const, payload };
    await refuseOutsideCart(context, customer, item);
    await refuseMalformed(context, customerId, payload);
    if (isUsPerson(customer.profile)) throw new Problem(422, usPersonBuysNothing);
    return insertItem(context, channel, customer, item);
  }),

  serve(addRedemption, async ({ channel, customerId, payload }, context) => {
    const customer = await readServicedCustomer(context, customerId);
    refuseForApplicant(customer);
    await refuseRedemption(context, customer, payload);
    return insertItem(context, channel, customer, { type: 'redemption', payload });
  }),

  serve(addSwitching, async ({ channel, customerId, payload }, context) => {
    const customer = await readServicedCustomer(context, customerId);
    refuseForApplicant(customer);
    await refuseSwitching(context, customer, payload);
    return insertItem(context, channel, customer, { type: 'switching', payload });
  }),

  serve(addBankar, async ({ channel, customerId, payload }, context) => {
    const customer = await readServicedCustomer(context, customerId);
    const item = { type: 'bankar' as const, payload };
    await refuseOutsideCart(context, customer, item);
    await refuseBankar(context, customer, payload);
    return insertItem(context, channel, customer, item);
  }),

  serve(addClientInformation, async ({ channel, customerId, payload, id }, context) => {
    const customer = await readServicedCustomer(context, customerId);
    refuseForApplicant(customer);
    await refuseUpdate(context, customer, payload);
    await refuseTakenId(context, id);
    return insertItem(context, channel, customer, { type: 'clientInfoUpdate', payload }, id);
  }),

  serve(addSat, async ({ channel, customerId, payload, id }, context) => {
    const customer = await readServicedCustomer(context, customerId);
    refuseForApplicant(customer);
    refuseAssessment(context, customer, payload);
    if (id !== null) return changeAssessment(context, customerId, id, payload);
    await refuseSecondAssessment(context, customerId);
    return insertItem(context, channel, customer, { type: 'sat', payload: { ...payload } });
  }),

  serve(deleteFromCart, async ({ channel, customerId, cartIds }, context) => {
    await readServicedCustomer(context, customerId);
    const removedItems = await context.orm
      .update(cartItems)
      .set({ state: 'removed' })
      .where(
        and(
          ownItems(context, customerId),
          cartIds.includes(customerId)
            ? // with an onboarding go the items under it, in all channels (CRT-02)
              undefined
            : and(eq(cartItems.channel, channel), inArray(cartItems.id, cartIds)),
        ),
      )
      .returning({ id: cartItems.id });
    return { cartIds: removedItems.map(({ id }) => id) };
  }),
];
