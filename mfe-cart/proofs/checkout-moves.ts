import type { Checkout } from '@portal/shared/api/checkout';
import { type CheckoutRequest, checkoutRequest } from '../src/checkout/checkout-request.ts';
import { boughtLeg, type CartItem } from '../src/core/items/cart-item.ts';
import { type CheckoutAction, checkoutActions } from '../src/sent-checkouts/checkout-summary.ts';
import type { CartHarness } from './cart-harness.ts';
import { advanceClockUntil, waitForTurns } from './clock.ts';
import { type CommandFault, clearFaults, readFault, setFaults } from './faults.ts';
import type { Tab } from './tab.tsx';

const submit = '/application/checkout';

function requestFor(harness: CartHarness, items: readonly CartItem[]): CheckoutRequest {
  const { agent, customer } = harness.browser;
  const isBought = items.some((item) => boughtLeg(item) !== undefined);
  return checkoutRequest({
    agent,
    customer: customer,
    items,
    declaration: {
      documentsReceived: isBought ? true : null,
      mismatches: [],
      domesticBorrowing: null,
      vulnerable: null,
      emailConfirmed: true,
      statements: ([...(isBought ? (['documents-received'] as const) : []), 'email-confirmed'] as const).map(
        (code) => ({
          code,
          version: 1,
          tickedAt: new Date().toISOString(),
        }),
      ),
    },
    payment: items.some(({ kind }) => kind === 'investment') ? [{ currency: 'MYR', method: 'FPX' }] : [],
    customerEmail: 'customer@mail.example',
  });
}

const isBusy = (tab: Tab): boolean =>
  ['sending', 'checking', 'otherTab'].includes(tab.screens.sending?.submission.status ?? '');

/** Opens the checkout, and waits until a pending one is read back. */
async function open(tab: Tab): Promise<void> {
  tab.openCheckout();
  const before = tab.sent.length;
  await advanceClockUntil(
    'the checkout opens',
    () => tab.screens.sending !== undefined || tab.sent.length > before,
  );
}

interface Sending {
  readonly which: 0 | 1;
  /** Bit mask of the chosen items. */
  readonly chosen: number;
  readonly fault: CommandFault;
  /** Reading back fails once. */
  readonly failsReadBack: boolean;
  readonly isDoubleClick: boolean;
  /** The other tab sends the same checkout at the same time. */
  readonly both: boolean;
  /** Turns of the event loop before the tab is reloaded. */
  readonly moment: number;
}

/** Returns the chosen items of a tab; all of them when none is chosen. */
async function choose(harness: CartHarness, tab: Tab, bits: number): Promise<readonly CartItem[]> {
  await harness.cart(tab);
  const items = harness.itemsOf(tab);
  const chosen = items.filter((_, index) => (bits >> index) % 2 === 1);
  return chosen.length > 0 ? chosen : items;
}

const holds = (one: { readonly itemIds: readonly string[] }, request: CheckoutRequest): boolean =>
  request.itemIds.every((id) => one.itemIds.includes(id));

const isOpen = ({ status }: { readonly status: string }) =>
  status === 'Pending Customer Confirmation' || status === 'Confirmed';

/** Checks that a tab's checkout screen agrees with the service's records. */
async function checkScreen(
  harness: CartHarness,
  tab: Tab,
  request: CheckoutRequest,
  sentBefore: number,
  isAlone: boolean,
): Promise<void> {
  const { checkouts } = await harness.records();
  const made = checkouts.filter((each) => isOpen(each) && holds(each, request));
  if (tab.sent.length > sentBefore) {
    expect({ says: 'sent', open: made.map(({ id }) => id) }).toEqual({
      says: 'sent',
      open: [tab.sent.at(-1)],
    });
    return;
  }
  const says = tab.screens.sending?.submission.status;
  // the other tab may have sent what was refused in this one
  if (says === 'refused' && isAlone) expect({ says, open: made.length }).toEqual({ says, open: 0 });
}

/**
 * Sends a checkout of chosen items in one tab or both, and expects that screens and records agree. Checks again where
 * the outcome is unknown. Does nothing when the cart is empty or a tab offers no form.
 */
export async function checkOut(harness: CartHarness, sending: Sending): Promise<void> {
  const tab = harness.tab(sending.which);
  const items = await choose(harness, tab, sending.chosen);
  if (items.length === 0) return;
  const request = requestFor(harness, items);
  const other = sending.both ? harness.tab(sending.which === 0 ? 1 : 0) : undefined;
  const tabs = other ? [tab, other] : [tab];
  for (const each of tabs) await open(each);
  if (!tabs.every((each) => each.screens.sending)) {
    for (const each of tabs) await harness.cart(each);
    return;
  }
  await setFaults(
    harness,
    tab,
    submit,
    sending.fault,
    sending.failsReadBack ? [readFault('GET', submit)] : [],
  );
  const before = tabs.map((each) => each.sent.length);
  for (const each of tabs) each.run(() => each.screens.sending?.send(request));
  if (sending.isDoubleClick) tab.run(() => tab.screens.sending?.send(request));
  await advanceClockUntil('it is sent or not', () => !tabs.some(isBusy));
  await clearFaults(harness, ...tabs);
  for (const [index, each] of tabs.entries())
    await checkScreen(harness, each, request, before[index] ?? 0, !other);
  await resolveUnknown(harness, tabs, request);
  for (const each of tabs) await harness.cart(each);
}

/** Checks again in each tab whose outcome is unknown. */
async function resolveUnknown(
  harness: CartHarness,
  tabs: readonly Tab[],
  request: CheckoutRequest,
): Promise<void> {
  for (const tab of tabs) {
    const before = tab.sent.length;
    if (tab.screens.sending?.submission.status !== 'unknown') continue;
    tab.run(() => tab.screens.sending?.checkAgain(request));
    await advanceClockUntil('it is known', () => !isBusy(tab));
    expect(tab.screens.sending?.submission.status).not.toBe('unknown');
    await checkScreen(harness, tab, request, before, tabs.length === 1);
  }
}

/**
 * Reloads a tab `moment` turns of the event loop after it began to send: it must show the outcome, as the records have
 * it, before it offers to send again. Does nothing in an empty cart.
 */
export async function reloadWhileSending(harness: CartHarness, sending: Sending): Promise<void> {
  const tab = harness.tab(sending.which);
  const items = await choose(harness, tab, sending.chosen);
  if (items.length === 0) return;
  const request = requestFor(harness, items);
  await open(tab);
  const before = tab.sent.length;
  await setFaults(harness, tab, submit, sending.fault);
  tab.run(() => tab.screens.sending?.send(request));
  await waitForTurns(sending.moment);
  const fresh = harness.reload(sending.which);
  await open(fresh);
  await clearFaults(harness, fresh);
  const { checkouts } = await harness.records();
  const made = checkouts.filter((each) => isOpen(each) && holds(each, request)).map(({ id }) => id);
  // the URL has a checkout that the tab showed as sent before the reload
  const says = [...tab.sent.slice(before), ...fresh.sent];
  expect({ says, made }).toEqual({ says: made, made });
  await harness.cart(fresh);
}

interface Acting {
  readonly which: 0 | 1;
  readonly index: number;
  readonly action: CheckoutAction;
  readonly fault: CommandFault;
  readonly failsReadBack: boolean;
}

const actionPaths = {
  resend: '/application/checkout/resendemail',
  draft: '/application/checkout/movetodraft',
  delete: '/application/checkout/deletebyagent',
  apart: '/application/checkout/movetodraft',
} as const satisfies Record<CheckoutAction, string>;

/** Returns a checkout that permits this action. */
function permitting(
  checkouts: readonly Checkout[],
  action: CheckoutAction,
  index: number,
): Checkout | undefined {
  const able = checkouts.filter((each) => checkoutActions(each).includes(action));
  return able.length === 0 ? undefined : able[index % able.length];
}

/**
 * Runs an action on the sent checkout at `index` of those that permit it, and expects that tab and records agree. Does
 * nothing when none permits it. Throws an Error when the tab has not loaded the checkouts.
 */
export async function actOnCheckout(harness: CartHarness, acting: Acting): Promise<void> {
  const { which, index, action, fault, failsReadBack } = acting;
  const tab = harness.tab(which);
  const screen = await harness.cart(tab);
  if (screen.sent.status !== 'ok') throw new Error(`The checkouts show as ${screen.sent.status}`);
  const checkout = permitting(screen.sent.value, action, index);
  if (!checkout) return;
  const statusOf = async () => {
    const { checkouts } = await harness.records();
    return checkouts.find(({ id }) => id === checkout.checkoutId)?.status;
  };
  const before = await statusOf();
  await setFaults(harness, tab, actionPaths[action], fault, failsReadBack ? [readFault('GET', submit)] : []);
  const noticesBefore = tab.notices.length;
  tab.run(() => screen.actions.run(checkout, action));
  const state = () => harness.cartOf(tab).actions.stateOf(checkout.checkoutId);
  await advanceClockUntil('it is done or not', () => {
    const status = state()?.status;
    const isDone = status === undefined || status === 'gone';
    return (isDone && tab.notices.length > noticesBefore) || status === 'failed';
  });
  await clearFaults(harness, tab);
  const after = await statusOf();
  const lastState = state();
  const last = lastState?.status === 'gone' ? undefined : lastState;
  const isUnknown = last?.status === 'failed' && last.why.startsWith('No answer came');
  if (action === 'delete' && (last === undefined || isUnknown))
    for (const { itemId } of checkout.items) harness.unwanted.add(itemId);
  if (action === 'resend') return expect(after).toBe(before);
  if (last === undefined) {
    expect(after).toBe(action === 'delete' ? 'Deleted' : 'Draft');
  } else if (last.status === 'failed' && !isUnknown) {
    expect({ says: last.why, status: after }).toEqual({ says: last.why, status: before });
  }
}

/** The customer answers a pending checkout at the service, that at `index` (counted round); none: nothing is done. */
export async function answerMail(
  harness: CartHarness,
  { index, answer }: { index: number; answer: 'confirm' | 'reject' },
): Promise<void> {
  const { checkouts } = await harness.records();
  const waiting = checkouts.filter(({ status }) => status === 'Pending Customer Confirmation');
  const checkout = waiting[index % Math.max(1, waiting.length)];
  if (checkout) await harness.answer(checkout.id, answer);
}
