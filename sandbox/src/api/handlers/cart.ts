import { addInvestment, cartList, deleteFromCart } from '@portal/shared/api/cart';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { runningId, takeNumbers } from '../../database/counters.ts';
import { cartItems } from '../../database/tables/index.ts';
import { fitsDecimals } from '../../rules/money.ts';
import type { ItemKind, OrderItem } from '../../rules/orders/order-item.ts';
import { findFund } from '../../seed/funds/funds.ts';
import { readServicedAccount, readServicedCustomer } from '../customers/servicing.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';
import { serve } from '../server/route.ts';

type CartItem = typeof cartItems.$inferSelect;
type Payload<Kind extends ItemKind> = Extract<OrderItem, { type: Kind }>['payload'];

/** The items of one kind in the format of the cart's lists. */
function listOf<Kind extends ItemKind>(rows: readonly CartItem[], kind: Kind) {
  return rows.flatMap(({ id, customerId, customerName, createdAt, item }) =>
    isOf(item, kind)
      ? [{ id, customerId, customerName, createdAt: createdAt.toISOString(), payload: item.payload }]
      : [],
  );
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
  const account = await readServicedAccount(context, payload.accountId);
  if (account.customerId !== customerId) throw notFound('account');
  if (account.accountType !== payload.accountType)
    throw new Problem(400, `body.payload.accountType: the account’s is ${account.accountType}`);
  if (!findFund(payload.scheme)) throw notFound('fund');
  for (const name of ['amount', 'salesCharge'] as const)
    if (!fitsDecimals(payload[name], 2)) throw new Problem(400, `body.payload.${name}: at most 2 decimals`);
  for (const name of ['prsDefaultOption', 'prsDefaultOptionType'] as const)
    if (payload.plan !== 'PRS' && payload[name] !== null)
      throw new Problem(400, `body.payload.${name}: null unless the plan is PRS`);
}

export const cartRoutes = [
  serve(cartList, async ({ channel, customerId, cartIds }, context) => {
    await readServicedCustomer(context, customerId);
    const wanted = cartIds === undefined ? undefined : inArray(cartItems.id, [...cartIds]);
    const rows = await context.orm
      .select()
      .from(cartItems)
      .where(and(ownItems(context, customerId), eq(cartItems.channel, channel), wanted))
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
    await refuseMalformed(context, customerId, payload);
    const id = runningId('CI', await takeNumbers(context.orm, 'item'));
    await context.orm.insert(cartItems).values({
      id,
      agentUserId: context.agent.userId,
      customerId,
      customerName: customer.name,
      channel,
      item: { type: 'investment', payload },
      state: 'cart',
      createdAt: context.now,
    });
    return { id };
  }),

  serve(deleteFromCart, async ({ channel, customerId, cartIds }, context) => {
    await readServicedCustomer(context, customerId);
    const removed = await context.orm
      .update(cartItems)
      .set({ state: 'removed' })
      .where(
        and(ownItems(context, customerId), eq(cartItems.channel, channel), inArray(cartItems.id, cartIds)),
      )
      .returning({ id: cartItems.id });
    return { cartIds: removed.map(({ id }) => id) };
  }),
];
