import { and, eq, inArray } from 'drizzle-orm';
import { cartItems, holdings } from '../../database/tables/index.ts';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import {
  type ItemContext,
  investmentComplaints,
  outgoingComplaints,
  type SchemeTerms,
} from '../../rules/orders/checkout-checks.ts';
import { accountIdOf, boughtSchemeOf, type OrderItem } from '../../rules/orders/order-item.ts';
import { type SplitUnits, unitsAfter } from '../../rules/orders/sub-accounts.ts';
import {
  assessmentOf,
  type DeclaredMismatch,
  declaredMismatch,
  mismatchReasons,
} from '../../rules/orders/suitability.ts';
import { ALLOW_CROSS_CURRENCY_SWITCH, targetRefusal } from '../../rules/orders/switching-checks.ts';
import { findFund, minimumCharge, unitLimits } from '../../seed/funds/funds.ts';
import { updateComplaints } from '../customers/client-information.ts';
import { type Account, buyerOf, type Customer, readAccounts } from '../customers/servicing.ts';
import { isKnownApplicant, onboardingComplaints } from '../onboarding/onboarding-review.ts';
import { customerFor } from '../orders/cart-assessment.ts';
import { isPreRetirement, readWithdrawalFacts } from '../orders/withdrawal-facts.ts';
import { isOfB, NO_UNITS, readFreeUnits, soldScheme, soldUnits } from '../pending-units.ts';
import { priceOf } from '../prices.ts';
import type { AgentContext } from '../server/context.ts';
import { findBankComplaints, readPendingBankAccounts } from './bank-account-review.ts';

/** A cart item with its complaints. */
export interface ReviewedItem {
  readonly id: string;
  readonly item: OrderItem;
  readonly complaints: readonly string[];
  /** Why the fund does not suit the customer, so that a reason must be given; `undefined` when it does. */
  readonly mismatch: ({ readonly scheme: string } & DeclaredMismatch) | undefined;
}

/** Result of checking the items of a checkout. */
export interface Review {
  /** The customer that the items are judged by: with the complete assessment among them. */
  readonly customer: Customer;
  readonly items: readonly ReviewedItem[];
  /** Ids that are not in the customer's cart: removed, or checked out already. */
  readonly missing: readonly string[];
}

function schemeOf(item: OrderItem): string | undefined {
  switch (item.type) {
    case 'investment':
    case 'redemption':
      return item.payload.scheme;
    case 'switching':
      return item.payload.fromScheme;
    default:
      return undefined;
  }
}

function termsOf(scheme: string | undefined): SchemeTerms | undefined {
  const fund = scheme === undefined ? undefined : findFund(scheme);
  return fund && { ...fund, minimumCharge: minimumCharge(fund) };
}

/** What the items of a checkout take that come before another one. */
interface EarlierItems {
  /** Free units after them, by account and scheme. */
  readonly freeUnits: Map<string, SplitUnits>;
  /** Accounts with a pre-retirement withdrawal. */
  readonly preRetirement: Set<string>;
}

const holdingKey = (item: OrderItem): string => `${accountIdOf(item)} ${schemeOf(item)}`;

/** Notes what an item takes. `free` is what it can take from. */
function takeUnits(
  item: OrderItem,
  context: AgentContext,
  free: SplitUnits,
  { freeUnits, preRetirement }: EarlierItems,
): void {
  if (soldScheme(item) === undefined) return;
  freeUnits.set(holdingKey(item), unitsAfter(soldUnits(item, context), isOfB(item), free));
  if (isPreRetirement(item)) preRetirement.add(accountIdOf(item) ?? '');
}

/** What decides about a withdrawal from PRS; nothing for other items. */
async function withdrawalOf(
  context: AgentContext,
  customer: Customer,
  account: Account | undefined,
  item: OrderItem,
  { unitsB }: SplitUnits,
  { preRetirement }: EarlierItems,
): Promise<Pick<ItemContext, 'withdrawal'>> {
  if (item.type !== 'redemption' || account?.plan !== 'PRS') return {};
  const fund = findFund(item.payload.scheme);
  if (!fund) return {};
  const facts = await readWithdrawalFacts(context, customer, account, unitsB);
  const lastPreRetirement = preRetirement.has(account.id) ? facts.today : facts.lastPreRetirement;
  return {
    withdrawal: {
      limits: unitLimits(fund),
      isSuspended: fund.suspended === true,
      facts: { ...facts, lastPreRetirement },
    },
  };
}

async function contextOf(
  context: AgentContext,
  customer: Customer,
  item: OrderItem,
  earlier: EarlierItems,
): Promise<{ readonly facts: ItemContext; readonly free: SplitUnits }> {
  const { orm, agent, now } = context;
  const accountId = accountIdOf(item) ?? '';
  const scheme = schemeOf(item);
  const account = (await readAccounts(context, customer.id)).find(({ id }) => id === accountId);
  const [holding] = await orm
    .select()
    .from(holdings)
    .where(and(eq(holdings.accountId, accountId), eq(holdings.scheme, scheme ?? '')));
  const freeUnitsOf = await readFreeUnits(context, [accountId]);
  const free = earlier.freeUnits.get(holdingKey(item)) ?? (holding ? freeUnitsOf(holding) : NO_UNITS);
  const facts: ItemContext = {
    account: account && {
      plan: account.plan,
      accountType: account.accountType,
      shariahOnly: account.epfAccountType === 'Shariah',
    },
    customer: buyerOf(customer, now),
    agent: agent.codes,
    scheme: termsOf(scheme),
    availableUnits: free.units,
    ...(holding ? { nav: priceOf(context.prices, holding.scheme).nav } : {}),
    ...(await withdrawalOf(context, customer, account, item, free, earlier)),
  };
  return { facts, free };
}

/** Complaints about the scheme that a switch buys, which may have changed since the item was added. */
function targetComplaints(
  { toScheme, fromScheme, fromCurrency }: Extract<OrderItem, { type: 'switching' }>['payload'],
  { account, customer }: ItemContext,
): readonly string[] {
  const target = termsOf(toScheme);
  if (!target) return ['This fund is not on sale.'];
  if (!account) return [];
  const buyer = { account, customer, allowCrossCurrencySwitch: ALLOW_CROSS_CURRENCY_SWITCH };
  const refusal = targetRefusal(target, buyer, { scheme: fromScheme, currency: fromCurrency });
  return refusal === undefined ? [] : [refusal];
}

function complaintsOf(item: OrderItem, context: ItemContext): readonly string[] {
  switch (item.type) {
    case 'investment':
      return investmentComplaints(item.payload, context);
    case 'redemption':
      return outgoingComplaints(item.payload, context);
    case 'switching':
      return [...outgoingComplaints(item.payload, context), ...targetComplaints(item.payload, context)];
    default:
      return [];
  }
}

function mismatchOf(item: OrderItem, customer: Customer, now: Date): ReviewedItem['mismatch'] {
  const scheme = boughtSchemeOf(item);
  const fund = scheme === undefined ? undefined : findFund(scheme);
  const reasons = fund ? mismatchReasons(fund, assessmentOf(customer), dateInKualaLumpur(now)) : [];
  const declared = declaredMismatch(reasons);
  return scheme !== undefined && declared ? { scheme, ...declared } : undefined;
}

/**
 * Reads items of a customer's cart and checks each of them, after the units that the earlier ones take; nothing is
 * written. Returns the items with their complaints, the customer as a complete assessment among them will leave the
 * record, and as `missing` the ids that are not in the cart.
 */
export async function reviewItems(
  context: AgentContext,
  customer: Customer,
  itemIds: readonly string[],
): Promise<Review> {
  const { orm, agent, now } = context;
  const rows = await orm
    .select()
    .from(cartItems)
    .where(
      and(
        eq(cartItems.agentUserId, agent.userId),
        eq(cartItems.customerId, customer.id),
        eq(cartItems.state, 'cart'),
        inArray(cartItems.id, [...itemIds]),
      ),
    );
  const sortedRows = itemIds.flatMap((id) => rows.filter((row) => row.id === id));
  const assessed = customerFor(customer, sortedRows);
  const pendingAccounts = await readPendingBankAccounts(context, customer, sortedRows);
  const isKnown = await isKnownApplicant(context, customer);
  const items: ReviewedItem[] = [];
  const earlier: EarlierItems = { freeUnits: new Map(), preRetirement: new Set() };
  for (const { id, item } of new Set(sortedRows)) {
    const { facts, free } = await contextOf(context, customer, item, earlier);
    const complaints = [
      ...complaintsOf(item, facts),
      ...(await findBankComplaints(context, customer, item, pendingAccounts)),
      ...updateComplaints(item, customer),
      ...onboardingComplaints({ id, item }, sortedRows, isKnown),
    ];
    takeUnits(item, context, free, earlier);
    items.push({ id, item, complaints, mismatch: mismatchOf(item, assessed, now) });
  }
  const found = new Set(rows.map(({ id }) => id));
  return { customer: assessed, items, missing: itemIds.filter((id) => !found.has(id)) };
}

/**
 * The complaints of a review in the format of checkout/validate; an item that is no longer in the cart has one as well.
 */
export function wireComplaints({ items, missing }: Review): { itemId: string; message: string }[] {
  return [
    ...items.flatMap(({ id, complaints }) => complaints.map((message) => ({ itemId: id, message }))),
    ...missing.map((itemId) => ({ itemId, message: 'This item is no longer in the cart.' })),
  ];
}
