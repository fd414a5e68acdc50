import { undoMs } from '../cart/removal/use-removal.ts';
import type { CartItem } from '../core/cart-item.ts';
import type { CartHarness } from './cart-harness.ts';
import { pass, settle, until } from './clock.ts';
import { arm, disarm, readFault, type Trouble } from './faults.ts';
import type { Tab } from './tab.tsx';

const add = '/application/cart/transaction/investment';
const list = '/application/cart/list';
const remove = '/application/cart/delete';

/** What an agent may do to a cart, in a tab, and what may go wrong with it. */
interface Adding {
  readonly which: 0 | 1;
  readonly amount: number;
  readonly trouble: Trouble;
  /** Reading the cart back fails too. */
  readonly unread: boolean;
  /** Pressed twice. */
  readonly twice: boolean;
}

async function rowsOf(world: CartHarness, amount: number) {
  return (await world.truth()).items.filter((item) => item.amount === amount);
}

/**
 * How many investments of an amount the agent has been told of once one more is in the cart. One that was in doubt and is
 * still in the cart is found and counts for this one; one that has left the cart since may be, or not.
 */
async function toldOf(world: CartHarness, amount: number, before: Awaited<ReturnType<typeof rowsOf>>) {
  const told = world.added.get(amount) ?? 0;
  const arrived = world.inDoubt.has(amount) && before.length > told;
  const mayHaveLeft = before.some(({ state }) => state !== 'cart');
  return arrived && mayHaveLeft ? (await rowsOf(world, amount)).length : told + 1;
}

async function post(world: CartHarness, tab: Tab, { amount, trouble, unread, twice }: Omit<Adding, 'which'>) {
  const screen = await world.cart(tab);
  const before = await rowsOf(world, amount);
  await arm(world, tab, add, trouble, unread ? [readFault('GET', list)] : []);
  const order = world.order(amount);
  const pressed = tab.act(() => screen.add.run(order));
  const again = twice ? tab.act(() => screen.add.run(order)) : undefined;
  let status: string | undefined;
  void pressed.then((outcome) => {
    status = outcome?.status ?? 'joined';
  });
  await until('the investment is added or not', () => status !== undefined);
  expect(await again).toBeUndefined();
  await disarm(world, tab);
  if (status === 'done') world.added.set(amount, await toldOf(world, amount, before));
  // of one that was in doubt and was taken along or checked out meanwhile the agent has seen that it arrived
  if ((status === 'refused' || status === 'notReceived') && world.inDoubt.has(amount))
    world.added.set(amount, Math.max(before.length, world.added.get(amount) ?? 0));
  // what was in doubt before has arrived, and this one was not sent
  if (status === 'arrived') {
    for (const other of world.inDoubt) {
      world.added.set(other, Math.max((await rowsOf(world, other)).length, world.added.get(other) ?? 0));
    }
    world.inDoubt.clear();
  }
  if (status === 'unknown') world.inDoubt.add(amount);
  else if (status !== 'unread') world.inDoubt.delete(amount);
  return status;
}

export async function addItem(world: CartHarness, { which, ...adding }: Adding): Promise<void> {
  const { amount, trouble, unread } = adding;
  const status = await post(world, world.tab(which), adding);
  if (status === 'refused' || status === 'notReceived') {
    // what the agent is told was not added is not there
    const there = (await rowsOf(world, amount)).length;
    expect({ status, there }).toEqual({ status, there: world.added.get(amount) ?? 0 });
  }
  if (status !== 'done' && status !== 'arrived')
    expect({ status, isDisturbed: trouble !== 'none' || unread }).toMatchObject({ isDisturbed: true });
}

/** One of the items that a tab shows; `undefined` when it shows none. */
function chosen(items: readonly CartItem[], index: number): CartItem | undefined {
  return items.length === 0 ? undefined : items[index % items.length];
}

interface EditedItemProps extends Adding {
  readonly index: number;
  readonly removing: Trouble;
}

/** The new item is posted, then the old one goes, as the drawer does it. */
export async function editItem(
  world: CartHarness,
  { which, index, removing, ...adding }: EditedItemProps,
): Promise<void> {
  const tab = world.tab(which);
  await world.cart(tab);
  const item = chosen(world.itemsOf(tab), index);
  if (!item) return;
  if ((await post(world, tab, adding)) !== 'done') return;
  await arm(world, tab, remove, removing);
  world.unwanted.add(item.id);
  world.cartOf(tab).removal.replace(item);
  await settle();
  await disarm(world, tab);
}

interface Removing {
  readonly which: 0 | 1;
  readonly index: number;
  readonly count: number;
  readonly afterwards: 'undo' | 'wait' | 'leave';
  readonly trouble: Trouble;
}

export async function removeItems(
  world: CartHarness,
  { which, index, count, afterwards, trouble }: Removing,
): Promise<void> {
  const tab = world.tab(which);
  const screen = await world.cart(tab);
  const items = world.itemsOf(tab).slice(index).slice(0, count);
  if (items.length === 0) return;
  screen.removal.remove(items);
  await settle();
  const shown = world.itemsOf(tab).map(({ id }) => id);
  for (const { id } of items) expect(shown).not.toContain(id);
  if (afterwards === 'undo') {
    tab.notices.at(-1)?.action?.run();
    return;
  }
  for (const { id } of items) world.unwanted.add(id);
  if (afterwards === 'leave') {
    const waiting = world.waiting.get(tab) ?? new Map<string, number>();
    for (const { id } of items) waiting.set(id, Date.now() + undoMs);
    world.waiting.set(tab, waiting);
    return;
  }
  await arm(world, tab, remove, trouble);
  await pass(undoMs);
  await disarm(world, tab);
}

/** Reading the cart fails, whole or in part: it says so, and Try again brings it. */
export async function rereadCart(
  world: CartHarness,
  { which, times }: { which: 0 | 1; times: number },
): Promise<void> {
  const tab = world.tab(which);
  await world.cart(tab);
  await world.faults({ ...readFault('GET', list), times });
  tab.cartChanged();
  await settle();
  await world.faults();
  const says = world.cartOf(tab).shown.status;
  if (times === 3 && which === 0 && world.isAlone) expect(says).toBe('failed');
  await world.mend();
  expect(world.cartOf(tab).shown.status).toBe('whole');
}
