import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import type { checkouts } from '../../database/tables/index.ts';
import { confirmationLinks, outbox } from '../../database/tables/index.ts';
import { figureText } from '../../rules/money.ts';
import { readFutureAccountId } from '../../rules/onboarding/future-accounts.ts';
import { changedInformation } from '../../rules/orders/information-names.ts';
import { sizesOf } from '../../rules/orders/item-size.ts';
import { type OrderItem, planOf } from '../../rules/orders/order-item.ts';
import { amountsDue } from '../../rules/payments/amounts-due.ts';
import type { PublicContext } from '../server/context.ts';
import { readSigners } from './signers.ts';

type Checkout = Pick<
  typeof checkouts.$inferSelect,
  'id' | 'customerId' | 'customerName' | 'customerEmail' | 'agentName' | 'expiresAt'
>;

const amountText = (currency: string, amount: number) => `${currency} ${figureText(amount)}`;

function sizeText(item: OrderItem): string {
  const [size] = sizesOf([item]);
  if (size === undefined || size.by === 'all') return 'all units';
  return size.by === 'units' ? `${figureText(size.units)} units` : amountText(size.currency, size.amount);
}

const PLAN_NAMES = { CS: 'cash', EPF: 'EPF', PRS: 'PRS' };

/** Names an account by its number, and one that is not opened yet by its plan. */
function accountText(accountId: string): string {
  const future = readFutureAccountId(accountId);
  return future ? `your new ${PLAN_NAMES[future.plan]} account` : `account ${accountId}`;
}

function informationLine(payload: Readonly<Record<string, unknown>>): string {
  const changed = changedInformation(payload);
  return ['Update your information', ...(changed.length > 0 ? [changed.join(', ')] : [])].join(': ');
}

/** Returns what an item does, as its line in the e-mail to the customer: `Redeem 400.00 units from …, account 1001`. */
export function mailLineOf(item: OrderItem): string {
  switch (item.type) {
    case 'investment':
      return `Invest ${amountText(item.payload.currency, item.payload.amount)} in ${item.payload.schemeName}, ${accountText(item.payload.accountId)}`;
    case 'redemption':
      return `Redeem ${sizeText(item)} from ${item.payload.schemeName}, ${accountText(item.payload.accountId)}`;
    case 'switching':
      return `Switch ${sizeText(item)} from ${item.payload.fromSchemeName} to ${item.payload.toSchemeName}, ${accountText(item.payload.accountId)}`;
    case 'bankar':
      return `Add the bank account ${item.payload.bankAccNumber}, ${accountText(item.payload.account)}`;
    case 'sat':
      return 'Record your suitability assessment';
    case 'onboarding':
      return 'Open an account';
    case 'clientInfoUpdate':
      return informationLine(item.payload);
  }
}

function confirmationText(
  name: string,
  { agentName, expiresAt }: Checkout,
  items: readonly OrderItem[],
): string {
  const sums = (isEpf: boolean) =>
    amountsDue(items.filter((item) => (planOf([item]) === 'EPF') === isEpf))
      .map(({ currency, amount }) => amountText(currency, amount))
      .join(' and ');
  const due = sums(false);
  const epf = sums(true);
  const until = expiresAt.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kuala_Lumpur',
  });
  return [
    `Dear ${name},`,
    '',
    `${agentName} has prepared the following for you:`,
    ...items.map((item) => `- ${mailLineOf(item)}`),
    '',
    ...(due === '' ? [] : [`To pay after you confirm: ${due}.`, '']),
    ...(epf === '' ? [] : [`EPF pays ${epf} by form 9N (AHL).`, '']),
    `Please confirm or reject it by ${until}. Nothing happens before you confirm.`,
    '',
    'Cempaka Biru Asset Management Berhad',
  ].join('\n');
}

/** Voids the links of a checkout's e-mails, except links that were used to confirm. */
export async function voidConfirmationLinks(orm: Orm, checkoutId: string, now: Date): Promise<void> {
  await orm
    .update(confirmationLinks)
    .set({ voidedAt: now })
    .where(
      and(
        eq(confirmationLinks.checkoutId, checkoutId),
        isNull(confirmationLinks.voidedAt),
        isNull(confirmationLinks.confirmedAt),
      ),
    );
}

/**
 * Puts a confirmation e-mail into the outbox for each signer who has not confirmed yet, with links to confirm and to
 * reject. Links of earlier e-mails become void. `isRepeat`: the agent sends it again.
 */
export async function sendConfirmationMail(
  { orm, now, outboxUrl }: PublicContext,
  checkout: Checkout,
  items: readonly OrderItem[],
  isRepeat: boolean,
): Promise<void> {
  const confirmations = await orm
    .select({ recipient: confirmationLinks.recipient })
    .from(confirmationLinks)
    .where(and(eq(confirmationLinks.checkoutId, checkout.id), isNotNull(confirmationLinks.confirmedAt)));
  await voidConfirmationLinks(orm, checkout.id, now);
  const what = items.length === 1 ? 'your transaction' : `your ${items.length} transactions`;
  for (const { name, email } of await readSigners(orm, checkout, items)) {
    if (confirmations.some(({ recipient }) => recipient === email)) continue;
    const token = randomBytes(24).toString('base64url');
    await orm
      .insert(confirmationLinks)
      .values({ token, checkoutId: checkout.id, recipient: email, name, sentAt: now });
    await orm.insert(outbox).values({
      at: now,
      recipient: email,
      subject: `${isRepeat ? 'Reminder: please' : 'Please'} confirm ${what} (${checkout.id})`,
      body: confirmationText(name, checkout, items),
      confirmUrl: `${outboxUrl}/mail/${token}/confirm`,
      rejectUrl: `${outboxUrl}/mail/${token}/reject`,
      token,
      checkoutId: checkout.id,
      isRepeat,
    });
  }
}
