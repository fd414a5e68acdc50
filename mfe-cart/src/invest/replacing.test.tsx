import { addInvestment, cartList, deleteFromCart } from '@portal/shared/api/cart';
import type { Shell } from '@portal/shared/contract';
import { FakeLocks, type TestDrafts, testDrafts } from '@portal/shared/testing';
import { ShellProvider } from '@portal/shared/ui';
import { cartLockName } from '@portal/shared/with-lock';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { useHiddenItems } from '../core/cart/use-hidden-items.ts';
import { someLists, wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import type { CartItem, InvestmentItem } from '../core/items/cart-item.ts';
import { itemsOf } from '../core/items/from-wire.ts';
import { amountField, openDrawer, service } from './fixtures/drawer.tsx';

const isInvestment = (item: CartItem | undefined): item is InvestmentItem => item?.kind === 'investment';

beforeEach(() => localStorage.clear());

/** Returns the ids of the items whose removal failed. */
function hiddenIdsIn(shell: Shell): readonly string[] {
  const { result } = renderHook(() => useHiddenItems('C0048217'), {
    wrapper: ({ children }) => <ShellProvider value={shell}>{children}</ShellProvider>,
  });
  return [...result.current.hiddenIds.keys()];
}

/** Changes an item of MYR 25,000.00 to MYR 3,000.00 in the drawer, and saves it. */
async function save(api = service(), drafts?: TestDrafts) {
  const [item] = itemsOf('Digital Transaction', someLists({ investment: [wireInvestment('i1')] }));
  if (!isInvestment(item)) throw new Error('a test without an item');
  const start = { accountId: item.accountId, scheme: item.order.scheme, editing: item };
  const page = openDrawer({ ...start, ...(drafts ? { drafts } : {}) });
  const amount = await amountField();
  await page.user.clear(amount);
  await page.user.type(amount, '3000');
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  return { ...page, api };
}

const serviceWithItem = () => service().reply(cartList, wireCart({ investment: [wireInvestment('i1')] }));

test('[CRT-02] adds the changed item, then removes the old one, under one lock', async () => {
  const { locks } = navigator;
  let lockedAtDelete: readonly string[] = [];
  const api = serviceWithItem()
    .reply(addInvestment, { id: 'i2' })
    .reply(deleteFromCart, () => {
      if (locks instanceof FakeLocks) lockedAtDelete = locks.lockedNames;
      return { cartIds: ['i1'] };
    });
  const { onClose, shell } = await save(api);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)[0]?.body).toMatchObject({ payload: { amount: 3_000 } });
  expect(api.requestsOf(deleteFromCart)[0]?.body).toMatchObject({ cartIds: ['i1'] });
  expect(lockedAtDelete).toEqual([cartLockName('C0048217')]);
  expect(hiddenIdsIn(shell)).toEqual([]);
  expect(shell.notices).toMatchObject([
    { tone: 'success', text: expect.stringMatching(/^Changed in the cart: CB\w+, MYR 3,000.00$/) },
  ]);
});

test.each([
  ['moves to the changed item', { cartIds: ['i1'] }, 'sent:i2'],
  ['stays with an item that had left the cart', { cartIds: [] }, 'sent:i1'],
])('[CHK-04] what the item was sent with before %s', async (_case, removed, name) => {
  const api = serviceWithItem().reply(addInvestment, { id: 'i2' }).reply(deleteFromCart, removed);
  const answers = { contactName: 'Syed Ahmad' };
  const drafts = testDrafts({ 'sent:i1': { savedAt: 0, value: answers, fromHere: false } });
  const { onClose } = await save(api, drafts);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect([...drafts.kept]).toEqual([[name, answers]]);
});

test('[CHK-06] sends nothing when another tab has checked the item out', async () => {
  const api = service().reply(cartList, wireCart());
  const { onClose } = await save(api);
  expect(await screen.findByText('The item is no longer in the cart')).toBeVisible();
  expect(api.requestsOf(addInvestment)).toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
});

test('shows a notice when the old item left the cart between the two calls', async () => {
  const api = serviceWithItem().reply(deleteFromCart, { cartIds: [] });
  const { onClose, shell } = await save(api);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(shell.notices).toMatchObject([{ tone: 'info', text: /The earlier one was no longer there/ }]);
});

test('[CRT-03] hides the old item on every page when its removal failed', async () => {
  const api = serviceWithItem().fail(deleteFromCart, { status: 422 });
  const { onClose, shell } = await save(api);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(hiddenIdsIn(shell)).toEqual(['i1']);
  expect(shell.notices).toMatchObject([{ tone: 'info', text: /could not be removed/ }]);
});

test.each([
  ['gone', wireCart(), []],
  ['still there', undefined, ['i1']],
])(
  'reads the cart back when the reply to the removal was lost: the item is %s',
  async (_case, after, hidden) => {
    const api = serviceWithItem();
    api.reply(deleteFromCart, () => {
      if (after) api.reply(cartList, after);
      throw new Error('the answer is lost');
    });
    const { onClose, shell } = await save(api);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(hiddenIdsIn(shell)).toEqual(hidden);
  },
);
