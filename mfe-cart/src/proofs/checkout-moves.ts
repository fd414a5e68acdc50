import type { Checkout } from '@portal/shared/api/checkout';
import { type CheckoutRequest, checkoutRequest } from '../checkout/checkout-request.ts';
import type { CartItem } from '../core/cart-item.ts';
import { type CheckoutAction, permittedActions } from '../sent-checkouts/checkout-summary.ts';
import type { CartHarness } from './cart-harness.ts';
import { turns, until } from './clock.ts';
import { arm, disarm, readFault, type Trouble } from './faults.ts';
import type { Tab } from './tab.tsx';

const submit = '/application/checkout';

function requestFor(world: CartHarness, items: readonly CartItem[]): CheckoutRequest {
  const { agent, whose } = world.browser;
  return checkoutRequest({
    agent,
    customer: whose,
    items,
    declaration: { documentsReceived: true, mismatches: [], domesticBorrowing: null, trustedContact: null },
    payment: [{ currency: 'MYR', method: 'FPX' }],
    customerEmail: 'customer@mail.example',
  });
}

const isBusy = (tab: Tab): boolean =>
  ['sending', 'checking', 'otherTab'].includes(tab.showing.sending?.submission.status ?? '');

/** Opens the checkout; what was sent before and is in doubt is read back first. */
async function open(tab: Tab): Promise<void> {
  tab.openCheckout();
  const before = tab.sent.length;
  await until('the checkout opens', () => tab.showing.sending !== undefined || tab.sent.length > before);
}

interface Sending {
  readonly which: 0 | 1;
  /** Bits of the items that are chosen. */
  readonly chosen: number;
  readonly trouble: Trouble;
  /** Reading back fails once. */
  readonly unread: boolean;
  readonly twice: boolean;
  /** The other tab sends the same, at the same time. */
  readonly both: boolean;
  /** Turns of the event loop until a tab is loaded anew. */
  readonly moment: number;
}

/** The items that a tab shows and that are chosen; all of them when the choice meets none. */
async function choose(world: CartHarness, tab: Tab, bits: number): Promise<readonly CartItem[]> {
  await world.cart(tab);
  const items = world.itemsOf(tab);
  const chosen = items.filter((_, index) => (bits >> index) % 2 === 1);
  return chosen.length > 0 ? chosen : items;
}

const holds = (one: { readonly itemIds: readonly string[] }, request: CheckoutRequest): boolean =>
  request.itemIds.every((id) => one.itemIds.includes(id));

const isOpen = ({ status }: { readonly status: string }) =>
  status === 'Pending Customer Confirmation' || status === 'Confirmed';

/** HoldingState against the service: what a tab says of a checkout is so. */
async function checkWord(
  world: CartHarness,
  tab: Tab,
  request: CheckoutRequest,
  sentBefore: number,
  isAlone: boolean,
): Promise<void> {
  const { checkouts } = await world.truth();
  const made = checkouts.filter((each) => isOpen(each) && holds(each, request));
  if (tab.sent.length > sentBefore) {
    expect({ says: 'sent', open: made.map(({ id }) => id) }).toEqual({
      says: 'sent',
      open: [tab.sent.at(-1)],
    });
    return;
  }
  const says = tab.showing.sending?.submission.status;
  // what is refused in one tab may have been sent by the other
  if (says === 'refused' && isAlone) expect({ says, open: made.length }).toEqual({ says, open: 0 });
}

export async function checkOut(world: CartHarness, sending: Sending): Promise<void> {
  const tab = world.tab(sending.which);
  const items = await choose(world, tab, sending.chosen);
  if (items.length === 0) return;
  const request = requestFor(world, items);
  const other = sending.both ? world.tab(sending.which === 0 ? 1 : 0) : undefined;
  const tabs = other ? [tab, other] : [tab];
  for (const each of tabs) await open(each);
  if (!tabs.every((each) => each.showing.sending)) {
    for (const each of tabs) await world.cart(each);
    return;
  }
  await arm(world, tab, submit, sending.trouble, sending.unread ? [readFault('GET', submit)] : []);
  const before = tabs.map((each) => each.sent.length);
  for (const each of tabs) each.act(() => each.showing.sending?.send(request));
  if (sending.twice) tab.act(() => tab.showing.sending?.send(request));
  await until('it is sent or not', () => !tabs.some(isBusy));
  await disarm(world, ...tabs);
  for (const [index, each] of tabs.entries())
    await checkWord(world, each, request, before[index] ?? 0, !other);
  await settleUnknown(world, tabs, request);
  for (const each of tabs) await world.cart(each);
}

/** As long as it is not known what became of it, the agent asks again; nothing else can be pressed. */
async function settleUnknown(
  world: CartHarness,
  tabs: readonly Tab[],
  request: CheckoutRequest,
): Promise<void> {
  for (const tab of tabs) {
    const before = tab.sent.length;
    if (tab.showing.sending?.submission.status !== 'unknown') continue;
    tab.act(() => tab.showing.sending?.checkAgain(request));
    await until('it is known', () => !isBusy(tab));
    expect(tab.showing.sending?.submission.status).not.toBe('unknown');
    await checkWord(world, tab, request, before, tabs.length === 1);
  }
}

/** A tab is loaded anew while it sends: it says what became of it before it offers anything. */
export async function reloadWhileSending(world: CartHarness, sending: Sending): Promise<void> {
  const tab = world.tab(sending.which);
  const items = await choose(world, tab, sending.chosen);
  if (items.length === 0) return;
  const request = requestFor(world, items);
  await open(tab);
  const before = tab.sent.length;
  await arm(world, tab, submit, sending.trouble);
  tab.act(() => tab.showing.sending?.send(request));
  await turns(sending.moment);
  const fresh = world.reload(sending.which);
  await open(fresh);
  await disarm(world, fresh);
  const { checkouts } = await world.truth();
  const made = checkouts.filter((each) => isOpen(each) && holds(each, request)).map(({ id }) => id);
  // what the tab was told before it was loaded anew stands in its address
  const says = [...tab.sent.slice(before), ...fresh.sent];
  expect({ says, made }).toEqual({ says: made, made });
  await world.cart(fresh);
}

interface Acting {
  readonly which: 0 | 1;
  readonly index: number;
  readonly action: CheckoutAction;
  readonly trouble: Trouble;
  readonly unread: boolean;
}

const actionPaths = {
  resend: '/application/checkout/resendemail',
  draft: '/application/checkout/movetodraft',
  delete: '/application/checkout/deletebyagent',
} as const satisfies Record<CheckoutAction, string>;

/** A checkout on the tab's screen that permits this. */
function permitting(
  checkouts: readonly Checkout[],
  action: CheckoutAction,
  index: number,
): Checkout | undefined {
  const able = checkouts.filter((each) => permittedActions(each).includes(action));
  return able.length === 0 ? undefined : able[index % able.length];
}

export async function actOnCheckout(world: CartHarness, acting: Acting): Promise<void> {
  const { which, index, action, trouble, unread } = acting;
  const tab = world.tab(which);
  const screen = await world.cart(tab);
  if (screen.sent.status !== 'ok') throw new Error(`The checkouts show as ${screen.sent.status}`);
  const checkout = permitting(screen.sent.value, action, index);
  if (!checkout) return;
  const statusOf = async () => {
    const { checkouts } = await world.truth();
    return checkouts.find(({ id }) => id === checkout.checkoutId)?.status;
  };
  const before = await statusOf();
  await arm(world, tab, actionPaths[action], trouble, unread ? [readFault('GET', submit)] : []);
  const told = tab.notices.length;
  tab.act(() => screen.actions.run(checkout, action));
  const state = () => world.cartOf(tab).actions.stateOf(checkout.checkoutId);
  await until('it is done or not', () => {
    const status = state()?.status;
    return (status === undefined && tab.notices.length > told) || status === 'failed';
  });
  await disarm(world, tab);
  const after = await statusOf();
  const last = state();
  const isUnknown = last?.status === 'failed' && last.why.startsWith('No answer came');
  if (action === 'delete' && (last === undefined || isUnknown))
    for (const { itemId } of checkout.items) world.unwanted.add(itemId);
  if (action === 'resend') return expect(after).toBe(before);
  if (last === undefined) {
    expect(after).toBe(action === 'delete' ? 'Deleted' : 'Draft');
  } else if (last.status === 'failed' && !isUnknown) {
    expect({ says: last.why, status: after }).toEqual({ says: last.why, status: before });
  }
}

/** The customer answers the e-mail of a checkout that waits. */
export async function answerMail(
  world: CartHarness,
  { index, answer }: { index: number; answer: 'confirm' | 'reject' },
): Promise<void> {
  const { checkouts } = await world.truth();
  const waiting = checkouts.filter(({ status }) => status === 'Pending Customer Confirmation');
  const checkout = waiting[index % Math.max(1, waiting.length)];
  if (checkout) await world.answer(checkout.id, answer);
}
