import type { CartItem } from '../src/core/items/cart-item.ts';
import type { CartHarness } from './cart-harness.ts';
import { advanceClockBy, advanceClockUntil, flush } from './clock.ts';
import { type CommandFault, clearFaults, readFault, setFaults } from './faults.ts';
import { kindOfAmount, kindOfItem, type ProofName, proofAmounts } from './orders.ts';
import type { ServiceFault } from './service.ts';
import { noticeMs, type Tab } from './tab.tsx';

const paths: Readonly<Record<ProofName, string>> = {
  invest: '/application/cart/transaction/investment',
  redeem: '/application/cart/transaction/redemption',
  switch: '/application/cart/transaction/switching',
  'bank-account': '/application/cart/bankar',
  'update-information': '/application/cart/clientinfoupdate',
};
const list = '/application/cart/list';
const remove = '/application/cart/delete';

/** Adding an order in a tab, with faults. Its amount says of which kind it is. */
interface Adding {
  readonly which: 0 | 1;
  readonly amount: number;
  readonly fault: CommandFault;
  /** Reading the cart back fails once. */
  readonly failsReadBack: boolean;
  /** The button is pressed twice. */
  readonly isDoubleClick: boolean;
}

/** An item that is edited, and the fault of its removal. */
interface Edit {
  readonly item: CartItem;
  readonly removing: CommandFault;
}

/** Returns the service's fault for the removal of an edited item. One tab can lose one request, which is the other. */
function removalFaults(edit: Edit | undefined): readonly ServiceFault[] {
  if (!edit || edit.removing === 'none') return [];
  const isLost = edit.removing === 'never' || edit.removing === 'late';
  return [{ method: 'POST', path: remove, kind: isLost ? 'reset' : edit.removing, times: 1 }];
}

async function rowsOf(harness: CartHarness, amount: number) {
  return (await harness.records()).items.filter((item) => item.amount === amount);
}

/**
 * Returns how many orders of an amount the agent knows of after one more was reported. A pending one that is in
 * the cart is found and counts as this one; one that has left the cart may count or not.
 */
async function knownAfterAdding(
  harness: CartHarness,
  amount: number,
  before: Awaited<ReturnType<typeof rowsOf>>,
) {
  const reported = harness.added.get(amount) ?? 0;
  const arrived = harness.pendingAmounts.has(amount) && before.length > reported;
  const mayHaveLeft = before.some(({ state }) => state !== 'cart');
  return arrived && mayHaveLeft ? (await rowsOf(harness, amount)).length : reported + 1;
}

async function post(
  harness: CartHarness,
  tab: Tab,
  { amount, fault, failsReadBack, isDoubleClick }: Omit<Adding, 'which'>,
  edit?: Edit,
) {
  const kind = kindOfAmount(amount);
  const screen = await harness.cart(tab, kind, edit?.item);
  const before = await rowsOf(harness, amount);
  const readFaults = failsReadBack ? [readFault('GET', list)] : [];
  await setFaults(harness, tab, paths[kind], fault, [...readFaults, ...removalFaults(edit)]);
  const order = harness.order(amount);
  const pressed = tab.run(() => screen.add(order));
  const again = isDoubleClick ? tab.run(() => screen.add(order)) : undefined;
  let status: string | undefined;
  void pressed.then((outcome) => {
    status = outcome?.status;
    if (edit && outcome?.status === 'done') {
      harness.unwanted.add(edit.item.id);
      if (outcome.result.replaced === 'left') screen.hideItems([edit.item]);
    }
  });
  await advanceClockUntil('the order is added or not', () => status !== undefined);
  if (again) expect(await again).toBeUndefined();
  await clearFaults(harness, tab);
  if (status === 'done') harness.added.set(amount, await knownAfterAdding(harness, amount, before));
  // a pending order that was removed or checked out since has arrived, and the agent has seen it
  if ((status === 'refused' || status === 'notReceived') && harness.pendingAmounts.has(amount))
    harness.added.set(amount, Math.max(before.length, harness.added.get(amount) ?? 0));
  // the pending order of this kind has arrived, and this one was not sent
  if (status === 'earlierAdded') {
    for (const other of harness.pendingAmounts) {
      if (kindOfAmount(other) !== kind) continue;
      harness.pendingAmounts.delete(other);
      harness.added.set(
        other,
        Math.max((await rowsOf(harness, other)).length, harness.added.get(other) ?? 0),
      );
    }
  }
  if (status === 'unknown') harness.pendingAmounts.add(amount);
  else if (status !== 'cartUnreadable' && status !== 'itemGone') harness.pendingAmounts.delete(amount);
  return status;
}

/**
 * Adds an order of `amount` in the drawer of a tab, and waits for its outcome; the amount decides of which kind the
 * order is. Fails the test when an order that is reported as not added is in the service's records, or when it is not
 * added without a `fault`.
 */
export async function addItem(harness: CartHarness, { which, ...adding }: Adding): Promise<void> {
  const { amount, fault, failsReadBack } = adding;
  const status = await post(harness, harness.tab(which), adding);
  if (status === 'refused' || status === 'notReceived') {
    // an order that is reported as not added must not be in the records
    const there = (await rowsOf(harness, amount)).length;
    expect({ status, there }).toEqual({ status, there: harness.added.get(amount) ?? 0 });
  }
  if (status !== 'done' && status !== 'earlierAdded')
    expect({ status, isDisturbed: fault !== 'none' || failsReadBack }).toMatchObject({ isDisturbed: true });
}

/** Returns one of the items that a tab shows, or `undefined` when it shows none. */
function chosen(items: readonly CartItem[], index: number): CartItem | undefined {
  return items.length === 0 ? undefined : items[index % items.length];
}

interface EditedItemProps extends Adding {
  readonly index: number;
  readonly removing: CommandFault;
}

/**
 * Opens the cart in the tab and saves a change of its item at `index` (counted round): the drawer adds an item of the
 * same kind, then removes the old one; an `amount` of another kind is replaced by one of this kind. `fault` is that of
 * adding, `removing` that of the removal. Waits for the outcome and notes it in the harness. When the tab shows no item,
 * the cart is only opened.
 */
export async function editItem(
  harness: CartHarness,
  { which, index, removing, ...adding }: EditedItemProps,
): Promise<void> {
  const tab = harness.tab(which);
  await harness.cart(tab);
  const item = chosen(harness.itemsOf(tab), index);
  if (!item) return;
  const kind = kindOfItem(item);
  const amounts = proofAmounts[kind];
  // an edited item stays of its kind
  const amount = amounts.includes(adding.amount) ? adding.amount : amounts[index % amounts.length];
  await post(harness, tab, { ...adding, amount: amount ?? 0 }, { item, removing });
}

/**
 * Removing items in a tab: `count` of them from `index` on. Then it is undone, is sent when the notice has expired, or
 * the tab is left before.
 */
interface Removing {
  readonly which: 0 | 1;
  readonly index: number;
  readonly count: number;
  readonly afterwards: 'undo' | 'wait' | 'leave';
  readonly fault: CommandFault;
}

/**
 * Removes `count` items from `index` on in a tab, and expects that they are hidden at once. Then it presses Undo
 * (`undo`), goes on while the notice with Undo shows (`leave`), or waits until the removal is sent, with `fault`. Does
 * nothing when the tab shows no item there.
 */
export async function removeItems(
  harness: CartHarness,
  { which, index, count, afterwards, fault }: Removing,
): Promise<void> {
  const tab = harness.tab(which);
  const screen = await harness.cart(tab);
  const items = harness.itemsOf(tab).slice(index).slice(0, count);
  if (items.length === 0) return;
  tab.run(() => screen.remove(items));
  await flush();
  const shown = harness.itemsOf(tab).map(({ id }) => id);
  for (const { id } of items) expect(shown).not.toContain(id);
  if (afterwards === 'undo') {
    tab.notices.at(-1)?.action?.run();
    return;
  }
  for (const { id } of items) harness.unwanted.add(id);
  if (afterwards === 'leave') {
    for (const { id } of items) harness.waiting.set(id, Date.now() + noticeMs);
    return;
  }
  await setFaults(harness, tab, remove, fault);
  await advanceClockBy(noticeMs);
  await clearFaults(harness, tab);
}

/**
 * Loads the cart again in a tab while `times` of its three calls fail, then retries. Expects that the page says that it
 * failed, when all three fail in the only tab, and that it shows the whole cart after the retry.
 */
export async function rereadCart(
  harness: CartHarness,
  { which, times }: { which: 0 | 1; times: number },
): Promise<void> {
  const tab = harness.tab(which);
  await harness.cart(tab);
  await harness.faults({ ...readFault('GET', list), times });
  tab.cartChanged();
  await flush();
  await harness.faults();
  const says = harness.cartOf(tab).shown.status;
  if (times === 3 && which === 0 && harness.isAlone) expect(says).toBe('failed');
  await harness.retryFailedReads();
  expect(harness.cartOf(tab).shown.status).toBe('whole');
}
