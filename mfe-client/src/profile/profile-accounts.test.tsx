import { customerInfo } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import type { FakeApi } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { account } from '../core/customer/customer.fixture.ts';
import { toWireAccount, wireCustomer, wireHolding, wireHoldings } from './profile.fixture.ts';
import { mockProfileApi, profileShell, renderPage } from './profile-harness.tsx';

let api: FakeApi;
const ids = Array.from({ length: 20 }, (_none, at) => `10004829${at + 10}`);
const getTables = () => screen.queryAllByRole('table', { name: /^Holdings of account/ });
const getCard = (accountId: string | undefined) =>
  screen.getByRole('region', { name: `Account ${accountId}` });
beforeEach(() => {
  sessionStorage.clear();
  api = mockProfileApi();
  const accounts = ids.map((accountId) => toWireAccount(account(accountId, 'CS')));
  api.reply(customerInfo, wireCustomer({ account: accounts }));
  api.reply(accountHolding, ({ query: { accountId = '' } }) => wireHoldings(wireHolding(accountId, 'CBMGF')));
});

test('of twenty accounts three begin unfolded, and one that failed', async () => {
  api.reply(accountHolding, ({ query: { accountId = '' } }) => {
    if (accountId === ids[18]) throw new Error('broken');
    return wireHoldings(wireHolding(accountId, 'CBMGF'));
  });
  renderPage();
  await waitFor(() => expect(getTables()).toHaveLength(3));
  expect(await within(getCard(ids[18])).findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(within(getCard(ids[19])).getByRole('button', { expanded: false })).toBeVisible();
});

test('the same ones are unfolded after a reload', async () => {
  const { user, location, unmount } = renderPage();
  await waitFor(() => expect(getTables()).toHaveLength(3));
  for (const at of [0, 4, 19, 4])
    await user.click(within(getCard(ids[at])).getByRole('button', { name: /^(Collapse|Expand)/ }));
  const { state } = location();
  unmount();
  renderPage('', profileShell(), state);
  await waitFor(() => expect(getTables()).toHaveLength(3));
  expect(within(getCard(ids[0])).getByRole('button', { expanded: false })).toBeVisible();
  expect(await within(getCard(ids[19])).findByRole('table')).toBeVisible();
});

test('the browser’s search finds a scheme of a folded one, and unfolds it', async () => {
  renderPage();
  const text = await within(await screen.findByRole('region', { name: `Account ${ids[19]}` })).findByText(
    /CBMGF/,
  );
  expect(text).toHaveAttribute('hidden', 'until-found');
  act(() => void text.dispatchEvent(new Event('beforematch')));
  expect(await within(getCard(ids[19])).findByRole('table')).toBeVisible();
});

test('print shows all', async () => {
  renderPage();
  await within(await screen.findByRole('region', { name: `Account ${ids[19]}` })).findByText(/CBMGF/);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(getTables()).toHaveLength(20);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(getTables()).toHaveLength(3);
});
