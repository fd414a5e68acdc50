import { customerInfo, searchCustomers } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { CustomerAtHand } from '@portal/shared/contract';
import { createSearchState } from '@portal/shared/search-words';
import { type FakeApi, fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { CustomersPage } from './customers-page.tsx';
import { rememberOpenedRow } from './row-focus/last-opened-row.ts';

const Slot = remoteData.wrap(CustomersPage);

type SearchReply = WireOf<typeof searchCustomers>;

const foundCustomer = (customerId: string, name: string): SearchReply['customers'][number] => ({
  customerId,
  name,
  idNo: '850214-10-5568',
  customerType: 'Individual',
  email: 'someone@mail.example',
  tel: '12-448 2071',
  telCountryCode: '60',
  satStatus: 'Not assessed',
  satEffectiveDateTo: null,
});

const searchReply = (
  customers: SearchReply['customers'],
  total = customers.length,
  page = 1,
): SearchReply => ({
  customers,
  total,
  page,
  limit: 10,
});

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  rememberOpenedRow('', '');
  api = fakeApi();
});

const renderPage = (path = '/client', shell = testShell(), atHand?: readonly CustomerAtHand[]) =>
  renderSlot(<Slot {...(atHand ? { atHand } : {})} />, { path, shell });
/** Renders the page at a history entry with search words. */
const renderSearch = (keyword: string, search = '') =>
  renderSlot(<Slot />, { path: `/client${search}`, state: createSearchState(keyword) });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search customers' });

test('[CLI-01] sends one search with agent, keyword, limit and page 300 ms after typing', async () => {
  api.reply(
    searchCustomers,
    searchReply([foundCustomer('C1', 'TAN MEI LING'), foundCustomer('C2', 'RAVINDRAN A/L TANABALAN')], 34),
  );
  const { user, location } = renderPage();
  expect(searchBox()).toHaveFocus();
  await user.keyboard('tan');
  expect(api.requests).toHaveLength(0);
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
  expect(api.requestsOf(searchCustomers).map((request) => request.query)).toEqual([
    { agentUserId: testAgent.uuid, keyword: 'tan', limit: '10', page: '1' },
  ]);
  expect(location()).toMatchObject({ search: '', state: { searchWords: 'tan' } });
  expect(screen.getByText('34 customers').closest('[role=status]')).toHaveTextContent(
    '34 customers match “tan”',
  );
});

test('a row shows name and masked identity number, and links to the profile', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C2', 'RAVINDRAN A/L TANABALAN')]));
  renderSearch('tan');
  const link = await screen.findByRole('link', { name: /^Ravindran a\/l/ });
  const table = screen.getByRole('table', { name: 'Customers' });
  expect(link).toHaveTextContent('Ravindran a/l Tanabalan');
  expect(link).toHaveAttribute('href', '/client-profile?customerId=C2');
  expect(within(table).getByText('850214-••-••68')).toBeVisible();
  expect(table).not.toHaveTextContent('850214-10-5568');
  expect(within(table).getByText('+60 12-448 2071')).toBeInTheDocument();
  expect(within(table).getByText('Not assessed')).toBeVisible();
  expect(within(table).getByText('Tan', { selector: 'mark' })).toBeVisible();
});

test('ignores the late reply of a search that was replaced', async () => {
  const lateReply: { send?: (reply: SearchReply) => void } = {};
  api.reply(searchCustomers, ({ query }) =>
    query.keyword === 'tan'
      ? new Promise((resolve) => {
          lateReply.send = resolve;
        })
      : searchReply([foundCustomer('C9', 'LIM KOK SENG')]),
  );
  const { user } = renderSearch('tan');
  await waitFor(() => expect(lateReply.send).toBeDefined());
  await user.clear(searchBox());
  await user.type(searchBox(), 'lim');
  expect(await screen.findByRole('link', { name: 'Lim Kok Seng' })).toBeVisible();
  await act(async () => lateReply.send?.(searchReply([foundCustomer('C1', 'TAN MEI LING')])));
  expect(screen.queryByRole('link', { name: 'Tan Mei Ling' })).not.toBeInTheDocument();
});

test('[CLI-01] reads page and keyword from the history entry, and adds an entry for each page', async () => {
  api.reply(searchCustomers, ({ query }) =>
    searchReply([foundCustomer(`C${query.page}`, `TAN ${query.page}`)], 34, Number(query.page)),
  );
  const { user, location } = renderSearch('tan', '?page=2');
  expect(await screen.findByRole('link', { name: 'Tan 2' })).toBeVisible();
  expect(searchBox()).toHaveValue('tan');
  expect(screen.getByText('11–20 of 34')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Tan 3' })).toBeVisible();
  expect(location()).toMatchObject({ search: '?page=3', state: { searchWords: 'tan' } });
  expect(api.requestsOf(searchCustomers).at(-1)?.query).toMatchObject({ page: '3', limit: '10' });
});

test('arrow keys move between search box and rows, and Enter opens a row', async () => {
  api.reply(
    searchCustomers,
    searchReply([foundCustomer('C1', 'TAN MEI LING'), foundCustomer('C2', 'TAN WEI JUN')]),
  );
  const { user, location } = renderSearch('tan');
  const first = await screen.findByRole('link', { name: 'Tan Mei Ling' });
  const second = screen.getByRole('link', { name: 'Tan Wei Jun' });
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(searchBox()).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C2' });
});

test('Enter in the search box searches at once, or opens the first customer', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  const { user, location } = renderPage();
  await user.keyboard('tan{Enter}');
  expect(location()).toMatchObject({ search: '', state: { searchWords: 'tan' } });
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  await user.keyboard('{Enter}');
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C1' });
});

test('opens a row on a click anywhere in it', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  const { user, location } = renderSearch('tan');
  await user.click(await screen.findByText('Individual'));
  expect(location().pathname).toBe('/client-profile');
});

test('returns the focus to the opened row when the agent comes back', async () => {
  api.reply(
    searchCustomers,
    searchReply([foundCustomer('C1', 'TAN MEI LING'), foundCustomer('C2', 'TAN WEI JUN')]),
  );
  const first = renderSearch('tan');
  await first.user.click(await screen.findByRole('link', { name: 'Tan Wei Jun' }));
  first.unmount();
  renderSearch('tan');
  const link = await screen.findByRole('link', { name: 'Tan Wei Jun' });
  await waitFor(() => expect(link).toHaveFocus());
});

test('[MON-01] no attribute except the link’s address contains the customer id', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C0048217', 'TAN MEI LING')]));
  renderSearch('tan');
  const link = await screen.findByRole('link', { name: 'Tan Mei Ling' });
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name, value }) => name !== 'href' && value.includes('C0048217')),
  );
  expect(attributes).toEqual([]);
  expect(link).toHaveAttribute('href', '/client-profile?customerId=C0048217');
});

test('shows the keyword and a link to onboarding when no customer matches', async () => {
  api.reply(searchCustomers, searchReply([]));
  renderSearch('zulhaz');
  expect(await screen.findByText('No customer you service matches “zulhaz”')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Start onboarding' })) {
    expect(link).toHaveAttribute('href', '/onboarding');
  }
});

test('offers the first page when the page is out of range', async () => {
  api.reply(searchCustomers, ({ query }) =>
    searchReply(query.page === '1' ? [foundCustomer('C1', 'TAN MEI LING')] : [], 1),
  );
  const { user } = renderSearch('tan', '?page=9');
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
});

test('shows an error with a retry when the search fails', async () => {
  api.fail(searchCustomers, { status: 400 });
  const { user } = renderSearch('tan');
  expect(await screen.findByRole('alert')).toHaveTextContent('Customers could not be searched');
  expect(screen.queryByText(/No customer you service/)).not.toBeInTheDocument();
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
});

test('shows pinned and recent customers without a search when the search box is empty', async () => {
  renderPage('/client', testShell(), [
    { customerId: 'C1', name: 'TAN MEI LING', pinned: true },
    { customerId: 'C7', name: 'NURUL HUDA BINTI ZAMRI', pinned: false },
  ]);
  const pinned = screen.getByRole('region', { name: 'Pinned' });
  expect(within(pinned).getByRole('link', { name: 'Tan Mei Ling' })).toHaveAttribute(
    'href',
    '/client-profile?customerId=C1',
  );
  const recent = screen.getByRole('region', { name: 'Opened recently' });
  expect(within(recent).getByRole('link', { name: 'Nurul Huda binti Zamri' })).toBeVisible();
  expect(api.requests).toHaveLength(0);
});

test('shows the customer id when the name cannot be loaded', async () => {
  api.fail(customerInfo, { status: 400 });
  renderPage('/client', testShell(), [{ customerId: 'C1', pinned: true }]);
  expect(await screen.findByRole('link', { name: 'Customer C1' })).toBeVisible();
  expect(api.requestsOf(customerInfo).map(({ query }) => query)).toEqual([
    { agentUserId: testAgent.uuid, customerId: 'C1' },
  ]);
});

test('shows how to search when the host passes no customers', () => {
  renderPage();
  expect(screen.getByText('Search for a customer')).toBeVisible();
});

test('clearing the search box clears keyword and page', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  const { user, location } = renderSearch('tan', '?page=1');
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(location()).toMatchObject({ search: '', state: null }));
  expect(searchBox()).toHaveFocus();
});
