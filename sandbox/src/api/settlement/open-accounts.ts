import { eq, inArray } from 'drizzle-orm';
import { takeNumbers } from '../../database/counters.ts';
import type { Orm } from '../../database/orm.ts';
import {
  accounts,
  agents,
  applicationEvents,
  applicationItems,
  applications,
  cartItems,
  checkouts,
  customers,
} from '../../database/tables/index.ts';
import { futureAccountId, readFutureAccountId } from '../../rules/onboarding/future-accounts.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { createAccountNumbers } from '../../seed/customers/accounts.ts';
import { registerBankAccounts } from '../checkout/register-bank-accounts.ts';
import { applicantOf, futureAccountRows } from '../onboarding/applicant.ts';
import { hasCustomerOf } from '../onboarding/read-applicant.ts';
import { onboardingOf, type StoredOnboarding } from '../onboarding/stored-onboarding.ts';
import type { OpenOrder } from './open-orders.ts';

/** First account number of onboarded customers, above those of the seed and below those of test agents. */
const FIRST_ACCOUNT = 15_000_000;
/** An onboarding opens at most one account for each plan. */
const ACCOUNTS_EACH = 3;

/**
 * Returns the onboarding that an application carries out; `undefined` when it carries out none. Throws an Error when it
 * is not in the cart's items.
 */
export async function readOnboarding(
  orm: Orm,
  { items }: Pick<OpenOrder, 'items'>,
): Promise<StoredOnboarding | undefined> {
  const entry = items.find(({ item }) => item.type === 'onboarding');
  if (!entry) return undefined;
  const [row] = await orm.select().from(cartItems).where(eq(cartItems.id, entry.cartItemId));
  if (!row) throw new Error(`There is no onboarding ${entry.cartItemId}.`);
  return onboardingOf(row);
}

/** Whether an application waits for another one, which opens its account. */
export const waitsForAccount = ({ row, items }: OpenOrder): boolean =>
  readFutureAccountId(row.accountId) !== undefined && !items.some(({ item }) => item.type === 'onboarding');

/** The numbers of the opened accounts, by the numbers that they had before. */
type Numbers = ReadonlyMap<string, string>;

/** An item under the numbers of the opened accounts. */
function movedItem(item: OrderItem, numbers: Numbers): OrderItem {
  const numberOf = (id: string) => numbers.get(id) ?? id;
  if (item.type === 'investment')
    return { ...item, payload: { ...item.payload, accountId: numberOf(item.payload.accountId) } };
  return item.type === 'bankar'
    ? { ...item, payload: { ...item.payload, account: numberOf(item.payload.account) } }
    : item;
}

/** Writes the customer and the accounts. @returns the customer's id and the accounts' numbers. */
async function addCustomer(orm: Orm, onboarding: StoredOnboarding, currencies: readonly string[]) {
  const { id: onboardingId, agentUserId } = onboarding.row;
  const [agent] = await orm.select().from(agents).where(eq(agents.userId, agentUserId));
  const number = await takeNumbers(orm, 'customer');
  const customerId = `C08${String(number).padStart(5, '0')}`;
  await orm.insert(customers).values(applicantOf(onboarding, agent?.servicingId ?? '', customerId));
  const next = createAccountNumbers(FIRST_ACCOUNT + number * ACCOUNTS_EACH);
  const newAccounts = futureAccountRows(onboarding).map((account) => ({
    ...account,
    id: next.next(account.plan),
    customerId,
    currencies: account.plan === 'CS' ? [...new Set(['MYR', ...currencies])] : ['MYR'],
  }));
  await orm.insert(accounts).values(newAccounts);
  const numbers = new Map(newAccounts.map(({ plan, id }) => [futureAccountId(onboardingId, plan), id]));
  return { customerId, numbers };
}

/** Puts everything of a checkout under the customer and the accounts that now exist. */
async function moveCheckout(orm: Orm, checkoutId: string, customerId: string, numbers: Numbers) {
  const [checkout] = await orm
    .update(checkouts)
    .set({ customerId })
    .where(eq(checkouts.id, checkoutId))
    .returning();
  const sentItems = await orm
    .select()
    .from(cartItems)
    .where(inArray(cartItems.id, [...(checkout?.itemIds ?? [])]));
  for (const { id, item } of sentItems)
    await orm
      .update(cartItems)
      .set({ customerId, item: movedItem(item, numbers) })
      .where(eq(cartItems.id, id));
  const forms = await orm.select().from(applications).where(eq(applications.checkoutId, checkoutId));
  for (const { id, accountId } of forms) {
    await orm
      .update(applications)
      .set({ customerId, accountId: numbers.get(accountId) ?? accountId })
      .where(eq(applications.id, id));
    const items = await orm.select().from(applicationItems).where(eq(applicationItems.applicationId, id));
    for (const entry of items)
      await orm
        .update(applicationItems)
        .set({ item: movedItem(entry.item, numbers) })
        .where(eq(applicationItems.id, entry.id));
  }
}

/**
 * Returns why an applicant cannot become a customer: the agent has one with this identity number already; `undefined`
 * when nothing is in the way.
 */
export async function findOpeningRefusal(
  orm: Orm,
  { row, payload }: StoredOnboarding,
): Promise<string | undefined> {
  const [agent] = await orm.select().from(agents).where(eq(agents.userId, row.agentUserId));
  return (await hasCustomerOf(orm, agent?.servicingId ?? '', payload.identity?.idNo ?? ''))
    ? 'The agent has a customer with this identity number already.'
    : undefined;
}

/**
 * Opens the accounts of an onboarding: writes the customer, the accounts and the bank account, gives the whole checkout
 * with all its applications to that customer, and adds the account numbers to the timeline.
 */
export async function openAccounts(
  orm: Orm,
  onboarding: StoredOnboarding,
  { row }: Pick<OpenOrder, 'row'>,
  now: Date,
): Promise<void> {
  // the investments are in another application of the checkout
  const entries = await orm
    .select({ item: applicationItems.item })
    .from(applicationItems)
    .innerJoin(applications, eq(applications.id, applicationItems.applicationId))
    .where(eq(applications.checkoutId, row.checkoutId));
  const bought = entries.flatMap(({ item }) => (item.type === 'investment' ? [item.payload.currency] : []));
  const { customerId, numbers } = await addCustomer(orm, onboarding, bought);
  await moveCheckout(orm, row.checkoutId, customerId, numbers);
  await registerBankAccounts(orm, row.id);
  const detail = [...numbers.values()].join(', ');
  await orm
    .insert(applicationEvents)
    .values({ applicationId: row.id, at: now, title: 'Accounts opened', detail });
}
