import { customerInfo, searchCustomers } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { CustomerAtHand } from '@portal/shared/contract';
import { type FakeApi, fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { CustomersPage } from './customers-page.tsx';
import { rememberOpened } from './opened.ts';

const Slot = remoteData.wrap(CustomersPage);

type Found = WireOf<typeof searchCustomers>;

const row = (customerId: string, name: string): Found['customers'][number] => ({
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

const found = (customers: Found['customers'], total = customers.length, page = 1): Found => ({
  customers,
  total,
  page,
  limit: 10,
});

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  rememberOpened('', '');
  api = fakeApi();
});

const show = (path = '/client', shell = testShell(), atHand?: readonly CustomerAtHand[]) =>
  renderSlot(<Slot {...(atHand ? { atHand } : {})} />, { path, shell });
const box = () => screen.getByRole('searchbox', { name: 'Search customers' });

test('[CLI-01] typing rests for 300 ms, then one search leaves with the agent, the words, limit and page', async () => {
  api.reply(searchCustomers, found([row('C1', 'TAN MEI LING'), row('C2', 'RAVINDRAN A/L TANABALAN')], 34));
  const { user, location } = show();
  expect(box()).toHaveFocus();
  await user.keyboard('tan');
  expect(api.requests).toHaveLength(0);
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
  expect(api.requestsOf(searchCustomers).map((request) => request.query)).toEqual([
    { agentUserId: testAgent.uuid, keyword: 'tan', limit: '10', page: '1' },
  ]);
  expect(location().search).toBe('?keyword=tan');
  expect(screen.getByText('34 customers').closest('[role=status]')).toHaveTextContent(
    '34 customers match “tan”',
  );
});

test('a row says who, with the identity number masked, and leads to the profile', async () => {
  api.reply(searchCustomers, found([row('C2', 'RAVINDRAN A/L TANABALAN')]));
  show('/client?keyword=tan');
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

test('a search that was overtaken is cancelled, and its late reply does not show', async () => {
  const late: { answer?: (reply: Found) => void } = {};
  api.reply(searchCustomers, ({ query }) =>
    query.keyword === 'tan'
      ? new Promise((resolve) => {
          late.answer = resolve;
        })
      : found([row('C9', 'LIM KOK SENG')]),
  );
  const { user } = show('/client?keyword=tan');
  await waitFor(() => expect(late.answer).toBeDefined());
  await user.clear(box());
  await user.type(box(), 'lim');
  expect(await screen.findByRole('link', { name: 'Lim Kok Seng' })).toBeVisible();
  await act(async () => late.answer?.(found([row('C1', 'TAN MEI LING')])));
  expect(screen.queryByRole('link', { name: 'Tan Mei Ling' })).not.toBeInTheDocument();
});

test('[CLI-01] keyword and page are read from the address, and paging is an entry of its own', async () => {
  api.reply(searchCustomers, ({ query }) =>
    found([row(`C${query.page}`, `TAN ${query.page}`)], 34, Number(query.page)),
  );
  const { user, location } = show('/client?keyword=tan&page=2');
  expect(await screen.findByRole('link', { name: 'Tan 2' })).toBeVisible();
  expect(box()).toHaveValue('tan');
  expect(screen.getByText('11–20 of 34')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Tan 3' })).toBeVisible();
  expect(location().search).toBe('?keyword=tan&page=3');
  expect(api.requestsOf(searchCustomers).at(-1)?.query).toMatchObject({ page: '3', limit: '10' });
});

test('arrow keys move between box and rows, and Enter opens', async () => {
  api.reply(searchCustomers, found([row('C1', 'TAN MEI LING'), row('C2', 'TAN WEI JUN')]));
  const { user, location } = show('/client?keyword=tan');
  const first = await screen.findByRole('link', { name: 'Tan Mei Ling' });
  const second = screen.getByRole('link', { name: 'Tan Wei Jun' });
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(box()).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C2' });
});

test('Enter in the box opens the first customer, or asks at once while typing has not come to rest', async () => {
  api.reply(searchCustomers, found([row('C1', 'TAN MEI LING')]));
  const { user, location } = show();
  await user.keyboard('tan{Enter}');
  expect(location().search).toBe('?keyword=tan');
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  await user.keyboard('{Enter}');
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C1' });
});

test('a row opens on a click anywhere in it', async () => {
  api.reply(searchCustomers, found([row('C1', 'TAN MEI LING')]));
  const { user, location } = show('/client?keyword=tan');
  await user.click(await screen.findByText('Individual'));
  expect(location().pathname).toBe('/client-profile');
});

test('coming back puts the focus on the row that was opened', async () => {
  api.reply(searchCustomers, found([row('C1', 'TAN MEI LING'), row('C2', 'TAN WEI JUN')]));
  const first = show('/client?keyword=tan');
  await first.user.click(await screen.findByRole('link', { name: 'Tan Wei Jun' }));
  first.unmount();
  show('/client?keyword=tan');
  const link = await screen.findByRole('link', { name: 'Tan Wei Jun' });
  await waitFor(() => expect(link).toHaveFocus());
});

test('[MON-01] no attribute that a replay shows names a customer', async () => {
  api.reply(searchCustomers, found([row('C0048217', 'TAN MEI LING')]));
  show('/client?keyword=tan');
  const link = await screen.findByRole('link', { name: 'Tan Mei Ling' });
  const shown = [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(({ name, value }) => name !== 'href' && value.includes('C0048217')),
  );
  expect(shown).toEqual([]);
  expect(link).toHaveAttribute('href', '/client-profile?customerId=C0048217');
});

test('nobody matches: what was searched, and the way to open a new customer', async () => {
  api.reply(searchCustomers, found([]));
  show('/client?keyword=zulhaz');
  expect(await screen.findByText('No customer you service matches “zulhaz”')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Start onboarding' })) {
    expect(link).toHaveAttribute('href', '/onboarding');
  }
});

test('a page past the end leads back to the first', async () => {
  api.reply(searchCustomers, ({ query }) => found(query.page === '1' ? [row('C1', 'TAN MEI LING')] : [], 1));
  const { user } = show('/client?keyword=tan&page=9');
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
});

test('a failed search is not an empty one, and can be tried again at its place', async () => {
  api.fail(searchCustomers, { status: 400 });
  const { user } = show('/client?keyword=tan');
  expect(await screen.findByRole('alert')).toHaveTextContent('Customers could not be searched');
  expect(screen.queryByText(/No customer you service/)).not.toBeInTheDocument();
  api.reply(searchCustomers, found([row('C1', 'TAN MEI LING')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
});

test('with the box empty nothing is asked, and whom the host has at hand is there', async () => {
  show('/client', testShell(), [
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

test('of whom only the id is kept, the name is read; where it cannot be had, the id stands', async () => {
  api.fail(customerInfo, { status: 400 });
  show('/client', testShell(), [{ customerId: 'C1', pinned: true }]);
  expect(await screen.findByRole('link', { name: 'Customer C1' })).toBeVisible();
  expect(api.requestsOf(customerInfo).map(({ query }) => query)).toEqual([
    { agentUserId: testAgent.uuid, customerId: 'C1' },
  ]);
});

test('with nobody at hand, or on a host that hands nobody, the page says how to begin', () => {
  show();
  expect(screen.getByText('Search for a customer')).toBeVisible();
});

test('clearing the box clears the address', async () => {
  api.reply(searchCustomers, found([row('C1', 'TAN MEI LING')]));
  const { user, location } = show('/client?keyword=tan&page=1');
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(location().search).toBe(''));
  expect(box()).toHaveFocus();
});
