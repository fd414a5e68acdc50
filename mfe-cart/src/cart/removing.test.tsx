import { deleteFromCart } from '@portal/shared/api/cart';
import { testAgent } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { wireInvestment } from '../core/fixtures/cart.ts';
import { aShell, openCart as open, removeBy, service } from './fixtures/cart-page.tsx';
import { undoMs } from './removal/use-removal.ts';

const removeSukuk = (user: ReturnType<typeof open>['user']) => removeBy(user, 'Invest in Cempaka Biru Sukuk');

describe('[CRT-02] removing', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const remove = async () => {
    const page = open();
    await removeSukuk(page.user);
    await waitFor(() => expect(screen.queryByText('Invest in Cempaka Biru Sukuk')).toBeNull());
    return page;
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('sends the removal after six seconds, and emits cart:changed', async () => {
    const api = service();
    const { shell } = await remove();
    const changed = jest.fn();
    shell.bus.on('cart:changed').subscribe(changed);
    expect(shell.notices[0]).toMatchObject({
      text: 'Removed CBSUK, MYR 25,000.00',
      action: { label: 'Undo' },
    });
    expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
    await wait(undoMs);
    expect(api.requestsOf(deleteFromCart).map(({ body }) => body)).toEqual([
      { channel: 'Digital Transaction', userId: testAgent.uuid, customerId: 'C0048217', cartIds: ['i1'] },
    ]);
    expect(changed).toHaveBeenCalledWith({ customerId: 'C0048217' });
  });

  test('shows the item again and sends nothing after Undo', async () => {
    const api = service();
    const { shell } = await remove();
    act(() => shell.notices[0]?.action?.run());
    expect(screen.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
    await wait(undoMs);
    expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  });

  test('sends one call per channel for several items', async () => {
    const api = service();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove 4 chosen' }));
    await wait(undoMs);
    expect(api.requestsOf(deleteFromCart).map(({ body }) => body)).toMatchObject([
      { channel: 'Digital Transaction', cartIds: ['i1', 'i2', 'r1'] },
      { channel: 'Digital Form', cartIds: ['b1'] },
    ]);
  });

  test('sends a waiting removal when the page is left', async () => {
    const api = service();
    const { unmount } = await remove();
    unmount();
    await wait(0);
    expect(api.requestsOf(deleteFromCart)).toHaveLength(1);
  });

  test('[CRT-03] keeps the item hidden with a hint when the removal failed', async () => {
    service().fail(deleteFromCart, { status: 500 });
    await remove();
    await wait(undoMs);
    const hint = await screen.findByText(/could not remove CBSUK/);
    expect(hint).toHaveTextContent('could not remove CBSUK, MYR 25,000.00. It stays hidden');
    expect(hint.querySelector('[data-private]')).toHaveTextContent('MYR 25,000.00');
    expect(screen.queryByText('Invest in Cempaka Biru Sukuk')).toBeNull();
  });
});

test('[CRT-03] shows the hint in an empty cart too', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  service({ investment: [wireInvestment('i1')] }).fail(deleteFromCart, { status: 500 });
  const { user } = open();
  await removeSukuk(user);
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(undoMs));
  expect(await screen.findByText('Removed here only')).toBeVisible();
  jest.useRealTimers();
});

test('[CRT-03] hides the item on every page until the document is reloaded', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  service({ investment: [wireInvestment('i1')] }).fail(deleteFromCart, { status: 500 });
  const shell = aShell();
  const first = open(undefined, shell);
  await removeSukuk(first.user);
  // leaving the page sends the removal
  first.unmount();
  await act(() => jest.advanceTimersByTimeAsync(10));
  const second = open(undefined, shell);
  expect(await screen.findByText('Removed here only')).toBeVisible();
  expect(screen.queryByText('Invest in Cempaka Biru Sukuk')).toBeNull();
  second.unmount();
  open();
  expect(await screen.findByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  jest.useRealTimers();
});
