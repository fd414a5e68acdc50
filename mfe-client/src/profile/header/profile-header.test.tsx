import { cartList } from '@portal/shared/api/cart';
import { bankarWire, emptyCartWire, type FakeApi } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findCustomerName, mockProfileApi, renderPage } from '../profile-harness.tsx';

beforeEach(() => {
  sessionStorage.clear();
  mockProfileApi();
});

test.each([
  ['View cart', '/cart'],
  ['Assess suitability', '/sat'],
])('the header has %s as a link with text', async (name, pathname) => {
  const { user, location } = renderPage();
  await findCustomerName();
  const link = screen.getByRole('link', { name });
  expect(link).toHaveTextContent(name);
  await user.click(link);
  await waitFor(() => expect(location()).toMatchObject({ pathname, search: '?customerId=C0048217' }));
});

/** Replies with two items in each channel, one of which all channels have. */
const replyWithItems = (api: FakeApi) =>
  api.reply(cartList, ({ query }) => ({
    ...emptyCartWire,
    bankar: ['B1', String(query.channel)].map((id) => ({
      id,
      customerId: 'C0048217',
      customerName: 'Sharifah',
      createdAt: '2026-11-20T02:00:00.000Z',
      payload: bankarWire,
    })),
  }));

test('[CRT-01] View cart says how many items the channels have, each counted once', async () => {
  replyWithItems(mockProfileApi());
  renderPage();
  expect(await screen.findByRole('link', { name: 'View cart 4 items' })).toBeVisible();
});

test('[CRT-01] View cart says no number when the cart is empty or a channel failed', async () => {
  const { unmount } = renderPage();
  await findCustomerName();
  expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible();
  unmount();

  const api = mockProfileApi();
  replyWithItems(api).fail(cartList, { status: 400 }, 1);
  renderPage();
  await findCustomerName();
  await waitFor(() => expect(api.requestsOf(cartList)).toHaveLength(3));
  expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible();
});

test('[CLI-07] the menu of rarer actions opens the update of the record by keyboard', async () => {
  const { user, location } = renderPage();
  await findCustomerName();
  screen.getByRole('button', { name: 'More actions' }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'More actions' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Add bank account', 'Update information', 'Open in transaction site']);
  await waitFor(() => expect(menu).toHaveFocus());
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  await waitFor(() => expect(location().search).toBe('?customerId=C0048217&transaction=update-information'));
});

test('[CLI-07] the form of the update is fetched when the pointer reaches its action', async () => {
  const { user, shell } = renderPage();
  await findCustomerName();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.hover(await screen.findByText('Update information'));
  expect(shell.preloaded).toContain('transaction/1 transaction-update-information');
});
