import type { Checkout, SentApplication } from '@portal/shared/api/checkout';
import { formatDate, malaysianDateOf } from '@portal/shared/dates';
import { getItemName, getShortText, type ItemContext } from '@portal/shared/items';
import { titleCase } from '@portal/shared/parts';
import { epfPaysText, isPaidType, mixedNotice, sendApartLabel, sumText } from '@portal/shared/selling';
import { endSentence } from '@portal/shared/sentence';
import { joinWithAnd, pluralize } from '../core/format-text.ts';
import type { CartItem } from '../core/items/cart-item.ts';
import { itemOf } from '../core/items/from-wire.ts';
import { paidBy } from '../core/payment/paid-by.ts';

/**
 * Actions on a checkout (docs/domain.md, section 6). `apart` moves it to draft, to send what needs no payment
 * separately.
 */
export type CheckoutAction = 'resend' | 'draft' | 'delete' | 'apart';

/** Returns the ids of those items of a checkout whose kind needs no payment, such as redemptions. */
export const unpaidItemIds = ({ items }: Pick<Checkout, 'items'>): readonly string[] =>
  items.flatMap(({ itemId, item }) => (isPaidType(item.type) ? [] : [itemId]));

/** Returns the label of the action `apart`, which names what it sends: `Send redemption CBSUK separately`. */
export const apartLabel = (checkout: Pick<Checkout, 'items' | 'channel'>): string =>
  sendApartLabel(
    cartItemsOf(checkout).flatMap(({ kind, text }) => (isPaidType(kind) ? [] : [getItemName(kind, text)])),
  );

/** Returns the label of the action `draft`, which says why the items go back into the cart. */
export function draftLabel({ status }: Pick<Checkout, 'status'>): string {
  if (status === 'Rejected') return 'Move to cart and correct';
  return status === 'Expired' ? 'Move to cart and send again' : 'Move to draft';
}

/**
 * Returns the actions that the agent may take on a checkout in this status, in the order of their buttons: `resend` the
 * e-mail, move to `draft` (back into the cart), `delete`. Empty for a confirmed one.
 */
export function checkoutActions({ status }: Pick<Checkout, 'status'>): readonly CheckoutAction[] {
  switch (status) {
    case 'Pending Customer Confirmation':
      return ['resend', 'draft', 'delete'];
    case 'Rejected':
    case 'Expired':
      return ['draft'];
    case 'Confirmed':
      return [];
  }
}

/** Returns the applications of a checkout that wait for their payment; empty when none does. */
export const payableApplications = <Application extends Pick<SentApplication, 'status'>>({
  applications,
}: {
  readonly applications: readonly Application[];
}): readonly Application[] => applications.filter(({ status }) => status === 'Pending Payment');

/**
 * Whether the agent can still do something about a sent checkout: its status permits an action, or an application of it
 * waits for payment.
 */
export const isOpen = (
  checkout: Pick<Checkout, 'status'> & {
    readonly applications: readonly Pick<SentApplication, 'status'>[];
  },
): boolean => checkoutActions(checkout).length > 0 || payableApplications(checkout).length > 0;

/** Texts that summarize a checkout. */
interface CheckoutSummary {
  readonly items: string;
  /** What is paid, by currency, and what EPF pays. */
  readonly sums: readonly string[];
  readonly status: string;
}

/**
 * Converts the items of a sent checkout to `CartItem`s, in their order, with the checkout's channel. `context`
 * (lookups, customer's name) is for their texts; without it, texts have codes.
 */
export const cartItemsOf = (
  { items, channel }: Pick<Checkout, 'items' | 'channel'>,
  context?: ItemContext,
): readonly CartItem[] => items.map(({ itemId, item }) => itemOf({ id: itemId, channel }, item, context));

/**
 * Returns a warning for each application of a checkout in which what needs no payment, such as a redemption, waits for
 * the payment of others: form number, title and meaning, and how it can be sent separately (`sendLabel`). Empty when no
 * application is so.
 */
export const mixedNotices = (checkout: Checkout) =>
  checkout.applications.flatMap((application) => {
    const items = itemsOfApplication(checkout, application).map(({ kind, text }) => ({
      type: kind,
      name: getItemName(kind, text),
    }));
    const notice = mixedNotice({ ...application, items });
    return notice ? [{ ...notice, formNo: application.formNo }] : [];
  });

/**
 * Returns those items of a checkout that are in this application of it, as `CartItem`s in the order of the checkout.
 */
export const itemsOfApplication = (
  checkout: Pick<Checkout, 'items' | 'channel'>,
  { itemIds }: Pick<SentApplication, 'itemIds'>,
): readonly CartItem[] => cartItemsOf(checkout).filter(({ id }) => itemIds.includes(id));

/**
 * Returns the sums of a checkout as texts, one per currency: `payer`, what the customer or another payer pays, and
 * `epf`, what EPF pays. Empty lists when nothing is to be paid.
 */
export function checkoutSums(checkout: Pick<Checkout, 'items' | 'channel'>) {
  const { payer, epf } = paidBy(cartItemsOf(checkout));
  return { payer: payer.map(sumText), epf: epf.map(sumText) };
}

/**
 * Returns texts about a checkout for its row in a list: the number of items, the sums by currency with who pays, and
 * the status as a sentence.
 */
export function summarizeCheckout(checkout: Checkout): CheckoutSummary {
  const { payer, epf } = checkoutSums(checkout);
  return {
    items: pluralize(checkout.items.length, 'item'),
    sums: [...payer, ...epf.map(epfPaysText)],
    status: statusTextOf(checkout),
  };
}

/** Returns the names of the holders who have not answered yet; none unless several were asked. */
export const awaitedNames = ({ recipients }: Pick<Checkout, 'recipients'>): readonly string[] =>
  recipients.length < 2
    ? []
    : recipients.filter(({ answer }) => answer === null).map(({ name }) => titleCase(name));

/** Returns what the customer wrote in quotation marks, as a sentence: `“Another fund, please.”` */
export const quote = (words: string): string => `“${endSentence(words)}”`;

/**
 * Returns who rejected a checkout: the holder's name where several were asked, else `the customer`, also when no answer
 * is known.
 */
export function rejectedBy({ recipients }: Pick<Checkout, 'recipients'>): string {
  const found = recipients.find(({ answer }) => answer?.kind === 'rejected');
  return found && recipients.length > 1 ? titleCase(found.name) : 'the customer';
}

/** Returns who confirmed a checkout. */
export const confirmedBy = ({ recipients }: Pick<Checkout, 'recipients'>): string =>
  recipients.length > 1 ? 'all holders' : 'the customer';

function waitingText(checkout: Checkout): readonly string[] {
  const names = awaitedNames(checkout);
  return names.length === 0 ? [] : [`waits for ${joinWithAnd(names)}`];
}

function statusTextOf(checkout: Checkout): string {
  const { status, createdAt, expiresAt, reason } = checkout;
  const sentText = `Sent ${formatDate(malaysianDateOf(createdAt))}`;
  switch (status) {
    case 'Pending Customer Confirmation':
      return `${[sentText, ...waitingText(checkout)].join(', ')}, expires ${formatDate(malaysianDateOf(expiresAt))}.`;
    case 'Rejected':
      return `${sentText}; rejected by ${rejectedBy(checkout)}${reason?.trim() ? `: ${quote(reason)}` : '.'}`;
    case 'Expired':
      return `${sentText}; the link expired on ${formatDate(malaysianDateOf(expiresAt))}.`;
    case 'Confirmed':
      return `${sentText}, confirmed by ${confirmedBy(checkout)}.`;
  }
}

/** Returns a short text for each item of a checkout: `CBSUK, MYR 25,000.00`. */
export function checkoutItemTexts(checkout: Pick<Checkout, 'items' | 'channel'>): readonly string[] {
  return cartItemsOf(checkout).map(({ text }) => getShortText(text));
}
