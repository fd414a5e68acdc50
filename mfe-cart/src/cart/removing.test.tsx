import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import { testAgent } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { createShell, openCart as open, removeBy, service } from './fixtures/cart-page.tsx';

const sukuk = 'Invest in Cempaka Biru Sukuk';

beforeEach(() => localStorage.clear());

/** Opens the cart and removes the item of CBSUK, i1. */
async function remove(shell = createShell()) {
  const page = open(undefined, shell);
  await removeBy(page.user, sukuk);
  await waitFor(() => expect(screen.queryByText(sukuk)).toBeNull());
  return page;
}

/** Ends the newest notice, as the host does when its time is over. */
const endNotice = ({ notices }: ReturnType<typeof createShell>) => act(async () => notices.at(-1)?.onEnd?.());
const undo = ({ notices }: ReturnType<typeof createShell>) => act(async () => notices.at(-1)?.action?.run());

test('[CRT-02] sends the removal when the notice ends, and emits cart:changed', async () => {
  const api = service();
  const { shell } = await remove();
  const changed = jest.fn();
  shell.bus.on('cart:changed').subscribe(changed);
  expect(shell.notices[0]).toMatchObject({
    text: 'Removed CBSUK, MYR 25,000.00',
    action: { label: 'Undo' },
  });
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  await endNotice(shell);
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ customerId: 'C0048217' }));
  expect(api.requestsOf(deleteFromCart).map(({ body }) => body)).toEqual([
    { channel: 'Digital Transaction', userId: testAgent.uuid, customerId: 'C0048217', cartIds: ['i1'] },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('[CRT-02] sends nothing while a notice is paused, and Undo shows the item again', async () => {
  const api = service();
  const { shell, user } = await remove();
  jest.useFakeTimers();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  await undo(shell);
  expect(screen.getByText(sukuk)).toBeVisible();
  expect(localStorage).toHaveLength(0);
  // the item can be removed again
  await removeBy(user, sukuk);
  await endNotice(shell);
  await waitFor(() => expect(api.requestsOf(deleteFromCart)).toHaveLength(1));
});

test('[CRT-02] sends nothing when the notice ends after Undo', async () => {
  const api = service();
  const { shell } = await remove();
  await undo(shell);
  await endNotice(shell);
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  expect(screen.getByText(sukuk)).toBeVisible();
});

test('[CRT-02] sends one call per channel for several items', async () => {
  const api = service();
  const { user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove 4 chosen' }));
  await endNotice(shell);
  await waitFor(() => expect(api.requestsOf(deleteFromCart)).toHaveLength(2));
  expect(api.requestsOf(deleteFromCart).map(({ body }) => body)).toMatchObject([
    { channel: 'Digital Transaction', cartIds: ['i1', 'i2', 'r1'] },
    { channel: 'Digital Form', cartIds: ['b1'] },
  ]);
});

test('[CRT-02] shows an item again that another tab had checked out, once it is in the cart', async () => {
  const api = service().reply(deleteFromCart, { cartIds: [] });
  const { shell } = await remove();
  api.reply(cartList, wireCart());
  await endNotice(shell);
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  api.reply(cartList, wireCart({ investment: [wireInvestment('i1')] }));
  act(() => shell.bus.emit('cart:changed', { customerId: 'C0048217' }));
  expect(await screen.findByText(sukuk)).toBeVisible();
});

describe('[CRT-03] a removal that fails', () => {
  test('keeps the item hidden with a hint', async () => {
    service().fail(deleteFromCart, { status: 500 });
    const { shell } = await remove();
    await endNotice(shell);
    const hint = await screen.findByText(/not confirmed that it removed CBSUK/);
    expect(hint).toHaveTextContent('not confirmed that it removed CBSUK, MYR 25,000.00. It stays hidden');
    expect(hint.querySelector('[data-private]')).toHaveTextContent('MYR 25,000.00');
    expect(screen.queryByText(sukuk)).toBeNull();
  });

  test('shows the hint in an empty cart too', async () => {
    service({ investment: [wireInvestment('i1')] }).fail(deleteFromCart, { status: 500 });
    const { shell } = await remove();
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    await endNotice(shell);
    expect(await screen.findByText('Removed here, not confirmed')).toBeVisible();
  });

  test('hides the item on every page until the document is reloaded', async () => {
    service({ investment: [wireInvestment('i1')] }).fail(deleteFromCart, { status: 500 });
    const first = await remove();
    first.unmount();
    await endNotice(first.shell);
    const second = open(undefined, first.shell);
    expect(await screen.findByText('Removed here, not confirmed')).toBeVisible();
    expect(screen.queryByText(sukuk)).toBeNull();
    second.unmount();
    open();
    expect(await screen.findByText(sukuk)).toBeVisible();
  });

  test('is shown again after a lost reply only when the cart still has the item', async () => {
    const api = service({ investment: [wireInvestment('i1')] }).reply(deleteFromCart, () => {
      api.reply(cartList, wireCart());
      throw new Error('the answer is lost');
    });
    const { shell } = await remove();
    await endNotice(shell);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByText('Removed here, not confirmed')).toBeNull();
  });
});

test('after a removal the focus is on the next row, on the one before, and then on the title', async () => {
  service({
    investment: [wireInvestment('i1'), wireInvestment('i2', { scheme: 'CBBND', schemeName: 'Bond' })],
  });
  const { user } = open();
  await removeBy(user, 'Invest in Cempaka Biru Sukuk');
  const bond = (await screen.findByText('Invest in Bond')).closest('li');
  await waitFor(() => expect(bond).toHaveFocus());
  await removeBy(user, 'Invest in Bond');
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
