import { cartList } from '@portal/shared/api/cart';
import { fakeApi } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { mockResizeObserver, noItems, openPage } from '../../testing/index.ts';

const tan = { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true };
const satForm = {
  id: 'I1',
  customerId: 'C1',
  customerName: 'Tan',
  createdAt: '2026-11-21T00:00:00Z',
  payload: {},
};
const apiWithForm = () =>
  fakeApi().reply(cartList, ({ query }) =>
    query.channel === 'Digital Form' && query.customerId === 'C1' ? { ...noItems, sat: [satForm] } : noItems,
  );

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['/client', true],
  ['/client-profile?customerId=C1', true],
  ['/sat?customerId=C1', true],
  ['/checkout?customerId=C1', true],
  ['/cart?customerId=C1', false],
  ['/payment?applicationId=A1', false],
  ['/application', false],
  ['/onboarding', false],
])('[SHL-02] on %s shows the cart icon: %s', async (path, isShown) => {
  openPage(path);
  await screen.findByRole('button', { name: /^Account menu/ });
  expect(screen.queryAllByRole('button', { name: /^Cart/ })).toHaveLength(isShown ? 1 : 0);
});

test('[SHL-03] shows the dot for items in any channel of the URL’s customer, and updates it', async () => {
  const { shell, api } = openPage('/client-profile?customerId=C1', { api: apiWithForm() });
  expect(await screen.findByRole('button', { name: 'Cart, has items' })).toBeVisible();
  expect(new Set(api.requestsOf(cartList).map(({ query }) => query.channel))).toEqual(
    new Set(['Digital Transaction', 'Digital Form', 'Digital AOF']),
  );
  api.reply(cartList, noItems);
  act(() => shell.bus.emit('cart:changed', { customerId: 'C1' }));
  expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible();
});

test('[SHL-03] shows no dot when a channel fails', async () => {
  const api = fakeApi().fail(cartList, { status: 400 });
  openPage('/client-profile?customerId=C1', { api });
  await waitFor(() => expect(api.requestsOf(cartList)).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
});

test('shows no dot for another customer’s items', async () => {
  const { shell, api } = openPage('/client-profile?customerId=C2', { api: apiWithForm() });
  await screen.findByRole('button', { name: 'Cart' });
  act(() => shell.bus.emit('customer:opened', tan));
  await waitFor(() => expect(api.requestsOf(cartList)).toHaveLength(3));
  expect(api.requestsOf(cartList).map(({ query }) => query.customerId)).toEqual(['C2', 'C2', 'C2']);
  expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
});

test('[SHL-04] shows the summary of a customer whose record is not known', async () => {
  const { user, shell } = openPage('/client-profile?customerId=C1');
  await user.click(await screen.findByRole('button', { name: 'Cart' }));
  await screen.findByRole('dialog', { name: 'Cart Summary' });
  expect(shell.mounted.get('cart.summary/1')).toMatchObject({ customer: { customerId: 'C1' } });
});

test('[SHL-04] opens one dialog, Cart Summary, with the customer’s summary', async () => {
  const { user, shell } = openPage('/client-profile?customerId=C1');
  await screen.findByRole('button', { name: 'Cart' });
  act(() => shell.bus.emit('customer:opened', tan));
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  expect(await screen.findByRole('dialog', { name: 'Cart Summary' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(shell.mounted.get('cart.summary/1')).toMatchObject({
    customer: { customerId: 'C1', name: 'Tan Mei Ling' },
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[SHL-04] the summary closes when the agent goes to another page', async () => {
  const { user, goBack } = openPage('/sat?customerId=C1');
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Cart' }));
  expect(await screen.findByRole('dialog', { name: 'Cart Summary' })).toBeVisible();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
