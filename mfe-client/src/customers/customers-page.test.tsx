import { searchCustomers } from '@portal/shared/api/customers';
import { type FakeApi, testAgent } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  foundCustomer,
  renderPage,
  renderSearch,
  type SearchReply,
  searchReply,
  startApi,
} from './customers-harness.tsx';

let api: FakeApi;
beforeEach(() => {
  api = startApi();
});
afterEach(() => jest.useRealTimers());
const searches = () => api.requestsOf(searchCustomers).filter(({ query }) => query.keyword !== '');
const searchBox = () => screen.getByRole('searchbox', { name: 'Search customers' });

test('[CLI-01] sends one search with agent, keyword, limit and page 300 ms after typing', async () => {
  api.reply(
    searchCustomers,
    searchReply([foundCustomer('C1', 'TAN MEI LING'), foundCustomer('C2', 'RAVINDRAN A/L TANABALAN')]),
  );
  const { location } = renderPage();
  expect(searchBox()).toHaveFocus();
  jest.useFakeTimers();
  for (const value of ['t', 'ta', 'tan']) {
    fireEvent.change(searchBox(), { target: { value } });
    act(() => jest.advanceTimersByTime(299));
  }
  expect(searches()).toHaveLength(0);
  act(() => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
  expect(searches().map((request) => request.query)).toEqual([
    { agentUserId: testAgent.uuid, keyword: 'tan', limit: '100', page: '1' },
  ]);
  expect(location()).toMatchObject({ search: '', state: { searchWords: 'tan' } });
  expect(screen.getByRole('heading', { name: '2 customers match “tan”' })).toBeVisible();
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
  await user.keyboard('{ArrowDown}/');
  expect(searchBox()).toHaveFocus();
  expect(searchBox()).toHaveValue('tan');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C2' });
});

test('Enter in the search box searches at once, or opens the first customer', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  const { user, location } = renderPage();
  fireEvent.change(searchBox(), { target: { value: 'tan' } });
  fireEvent.keyDown(searchBox(), { key: 'Enter' });
  expect(location()).toMatchObject({ search: '', state: { searchWords: 'tan' } });
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  await user.keyboard('{Enter}');
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C1' });
});

test('Enter opens no customer of the search before, while the new one has no reply', async () => {
  api.reply(searchCustomers, ({ query }) =>
    query.keyword === 'lim'
      ? new Promise(() => {})
      : searchReply(query.keyword === '' ? [] : [foundCustomer('C1', 'TAN MEI LING')]),
  );
  const { user, location } = renderSearch('tan');
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  fireEvent.change(searchBox(), { target: { value: 'lim' } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  await user.keyboard('{Enter}');
  expect(location().pathname).toBe('/client');
});

const longSearch = Array.from({ length: 9 }, (_, index) => foundCustomer(`T${index}`, `TAN ${index}`));
const otherPart = foundCustomer('C9', 'LIM TAN');

test('the rest of a place is opened by key, and is open when the agent comes back to one of its customers', async () => {
  api.reply(searchCustomers, searchReply([...longSearch, otherPart]));
  const first = renderSearch('tan');
  await screen.findByRole('link', { name: 'Tan 4' });
  await first.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: '4 more' })).toHaveFocus();
  await first.user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Tan 5' })).toHaveFocus();
  await first.user.keyboard('{ArrowDown}{Enter}');
  expect(first.location().search).toBe('?customerId=T6');
  first.unmount();
  renderSearch('tan');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Tan 6' })).toHaveFocus());
});

test.each([
  ['0124482071', '12-448 2071'],
  ['850214', '850214-••-••68identity number ending in 68'],
  ['someone@', 'someone@'],
])('a hit of %j outside the name is marked where it was found', async (keyword, marked) => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  renderSearch(keyword);
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  const marks = screen.getAllByText((_, element) => element?.tagName === 'MARK');
  expect(marks[0]).toHaveTextContent(marked);
});

test('a text that was pasted by mistake is cut before it is sent and shown', async () => {
  api.reply(searchCustomers, searchReply([]));
  renderPage();
  fireEvent.change(searchBox(), { target: { value: 'x'.repeat(2_000) } });
  expect(await screen.findByText(`No customer you service matches “${'x'.repeat(59)}…”`)).toBeVisible();
  expect(searches().map(({ query }) => query.keyword)).toEqual(['x'.repeat(200)]);
});

test('opens a row on a click anywhere in it', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  const { user, location } = renderSearch('tan');
  await user.click(await screen.findByText('+60 12-448 2071'));
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
  expect(screen.getByRole('link', { name: 'Start onboarding' })).toHaveAttribute('href', '/onboarding');
});

test('shows an error with a retry when the search fails', async () => {
  api.fail(searchCustomers, { status: 500 });
  const { user } = renderSearch('tan');
  expect(await screen.findByRole('alert')).toHaveTextContent('Customers could not be searched');
  expect(screen.queryByText(/No customer you service/)).not.toBeInTheDocument();
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
});

test('offers onboarding when the agent has no customers', async () => {
  renderPage();
  expect(await screen.findByText('Your customers are listed here after the first onboarding.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start onboarding' })).toBeVisible();
  // nothing to count, to sort or to save
  expect(screen.queryByRole('group', { name: 'Show' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('clearing the search box clears the keyword and keeps the order', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  const { user, location } = renderSearch('tan', '?sort=expiry');
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(location()).toMatchObject({ search: '?sort=expiry', state: null }));
  expect(searchBox()).toHaveFocus();
});

test('a search replaces its history entry, so that Back leaves the list', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  const { user, location, goBack } = renderPage();
  await user.type(searchBox(), 'tan');
  await screen.findByRole('link', { name: 'Tan Mei Ling' });
  goBack();
  // the only entry
  expect(location().state).toEqual({ searchWords: 'tan' });
});
