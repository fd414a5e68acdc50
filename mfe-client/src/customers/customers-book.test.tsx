import { searchCustomers } from '@portal/shared/api/customers';
import { type FakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CustomersSlot,
  foundCustomer,
  renderPage,
  renderSearch,
  searchReply,
  shellWithBook,
  startApi,
} from './customers-harness.tsx';

let api: FakeApi;
beforeEach(() => {
  api = startApi();
});

/** A host that does not load the customers for all remotes. */
const olderHost = () => ({ ...testShell(), contractVersion: '1.12.0' });

test('[CLI-01] on an older host, loads all customers by an empty keyword, in pages of 100', async () => {
  api.reply(searchCustomers, ({ query }) => {
    const page = Number(query.page);
    const customers = Array.from({ length: page < 3 ? 100 : 34 }, (_, index) =>
      foundCustomer(`C${page}-${index}`, `TAN ${String(page * 100 + index)}`),
    );
    return searchReply(customers, 234, page);
  });
  const { user } = renderPage('/client', olderHost());
  expect(await screen.findByText('234')).toHaveTextContent('234 customers');
  await waitFor(() =>
    expect(api.requestsOf(searchCustomers).map(({ query }) => query)).toEqual(
      ['1', '2', '3'].map((page) => ({ agentUserId: testAgent.uuid, keyword: '', limit: '100', page })),
    ),
  );
  const table = await screen.findByRole('table', { name: 'Customers' });
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '236'));
  await user.keyboard('{ArrowDown}{End}');
  expect(screen.getByRole('link', { name: 'Tan 333' })).toHaveFocus();
  expect(screen.getByRole('row', { name: /Tan 333/ })).toHaveAttribute('aria-rowindex', '236');
});

test('[CLI-01] where the service refuses an empty keyword, customers are searched for', async () => {
  api.fail(searchCustomers, { status: 400 });
  const { user } = renderPage('/client', olderHost());
  expect(await screen.findByText('Search for a customer')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Show' })).not.toBeInTheDocument();
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'TAN MEI LING')]));
  await user.keyboard('tan');
  expect(await screen.findByRole('link', { name: 'Tan Mei Ling' })).toBeVisible();
});

test('[CLI-01] shows the customers that the host has loaded, without a call, and reads those that are missing', async () => {
  const retry = jest.fn();
  const customers = [foundCustomer('C1', 'AHMAD')];
  const failure = { status: 'failed', error: new Error('No connection.'), retry } as const;
  const shell = testShell({ reference: { customers: { ...failure, customers, total: 2 } } });
  const { user } = renderPage('/client', shell);
  expect(await screen.findByRole('link', { name: 'Ahmad' })).toBeVisible();
  expect(screen.getByText('Only 1 of 2 customers are here')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(api.requests).toEqual([]);
});

test('chips count the states of assessments and carts, and show them alone', async () => {
  const of = (id: string, name: string, rest: object) => ({ ...foundCustomer(id, name), ...rest });
  const shell = shellWithBook([
    of('C1', 'AHMAD', { satStatus: 'Expired', satEffectiveDateTo: '2020-01-01', openCartItems: 2 }),
    of('C2', 'BONG', { satStatus: 'Not assessed', openCartItems: 0 }),
    of('C3', 'CHAN', { satStatus: 'Not assessed', openCartItems: 1 }),
  ]);
  const { user, location } = renderPage('/client', shell, [{ customerId: 'C3', name: 'CHAN', pinned: true }]);
  const chips = await screen.findByRole('group', { name: 'Show' });
  await screen.findByRole('row', { name: /Ahmad/ });
  expect(
    within(chips)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All 3',
    'Recent 1',
    'Pinned 1',
    'Expired 1',
    'Expires in 30 days 0',
    'Not assessed 2',
    'Cart open 2',
  ]);
  await user.click(within(chips).getByRole('button', { name: /Not assessed/ }));
  expect(screen.queryByRole('row', { name: /Ahmad/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Bong/ })).toBeVisible();
  expect(location().search).toBe('?show=none');
  expect(screen.getByRole('link', { name: 'Open the cart, 1 item' })).toHaveAttribute(
    'href',
    '/cart?customerId=C3',
  );
  await user.click(within(chips).getByRole('button', { name: /Recent/ }));
  expect(screen.queryByRole('row', { name: /Bong/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Chan/ })).toBeVisible();
});

test('carts have a filter only while a cart is open', async () => {
  const { unmount } = renderPage('/client', shellWithBook([foundCustomer('C1', 'AHMAD')]));
  await screen.findByRole('row', { name: /Ahmad/ });
  expect(screen.queryByRole('button', { name: /Cart open/ })).not.toBeInTheDocument();
  unmount();
  renderPage('/client', shellWithBook([{ ...foundCustomer('C1', 'AHMAD'), openCartItems: 1 }]));
  await screen.findByRole('row', { name: /Ahmad/ });
  expect(screen.getByRole('button', { name: /Cart open/ })).toBeVisible();
});

test('rows are one stop of the Tab key, with the buttons of the row', async () => {
  const customers = [foundCustomer('C1', 'AHMAD'), foundCustomer('C2', 'BONG')];
  const { user } = renderSlot(<CustomersSlot setPinned={() => true} />, {
    path: '/client',
    shell: shellWithBook(customers),
  });
  await screen.findByRole('row', { name: /Ahmad/ });
  const stops = () =>
    [...screen.getByRole('table').querySelectorAll<HTMLElement>('a, button')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((stop) => stop.getAttribute('aria-label') ?? stop.textContent);
  expect(stops()).toEqual(['Ahmad', 'Pin Ahmad']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(stops()).toEqual(['Bong', 'Pin Bong']);
});

test('the height of rows is chosen in the list’s options, and kept on the device', async () => {
  localStorage.clear();
  const shell = shellWithBook([foundCustomer('C1', 'AHMAD')]);
  const { user, unmount } = renderPage('/client', shell);
  await screen.findByRole('row', { name: /Ahmad/ });
  await user.click(screen.getByRole('button', { name: 'List options' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
  unmount();
  const again = renderPage('/client', shell);
  await screen.findByRole('row', { name: /Ahmad/ });
  await again.user.click(screen.getByRole('button', { name: 'List options' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
});

/** Ahmad, Bong, and so many customers with a last letter that the list needs letters. */
const withLetters = (last: string) => [
  foundCustomer('C1', 'AHMAD'),
  foundCustomer('C2', 'BONG'),
  ...Array.from({ length: 20 }, (_, index) => foundCustomer(`L${index}`, `${last}HAN ${index + 1}`)),
];

test('[CLI-01] prints every customer, and shows those near the window again after it', async () => {
  const customers = Array.from({ length: 60 }, (_, index) => foundCustomer(`C${index}`, `TAN ${index}`));
  renderPage('/client', shellWithBook(customers));
  await screen.findByRole('row', { name: /Tan 0/ });
  const links = () => screen.getAllByRole('link', { name: /^Tan/ });
  expect(links().length).toBeLessThan(60);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(links()).toHaveLength(60);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(links().length).toBeLessThan(60);
});

test('a letter moves the focus to the first customer with it', async () => {
  const shell = shellWithBook(withLetters('C'));
  window.scrollTo = jest.fn();
  const { user } = renderPage('/client', shell);
  await screen.findByRole('row', { name: /Ahmad/ });
  expect(screen.getByRole('button', { name: 'D' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'B' }));
  expect(screen.getByRole('link', { name: 'Bong' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Chan 9' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('link', { name: 'Ahmad' })).toHaveFocus();
});

test('a row pins its customer, and says when no more can be pinned', async () => {
  const setPinned = jest.fn(() => false);
  const shell = shellWithBook([foundCustomer('C1', 'AHMAD')]);
  const { user } = renderSlot(<CustomersSlot setPinned={setPinned} />, { path: '/client', shell });
  await user.click(await screen.findByRole('button', { name: 'Pin Ahmad' }));
  expect(setPinned).toHaveBeenCalledWith('C1', true);
  expect(shell.notices).toMatchObject([{ text: 'Ahmad was not pinned. Unpin another customer first.' }]);
});

test('the letters are one stop of the Tab key, and arrow keys move between those with customers', async () => {
  const { user } = renderPage('/client', shellWithBook(withLetters('Z')));
  await screen.findByRole('row', { name: /Ahmad/ });
  const letters = within(screen.getByRole('toolbar', { name: 'Jump to a letter' })).getAllByRole('button');
  expect(letters.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual([
    'A',
  ]);
  screen.getByRole('button', { name: 'A' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'B' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Z' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'A' })).toHaveFocus();
});

test('says once how many customers the list has, and the filter', async () => {
  api.reply(searchCustomers, searchReply([foundCustomer('C1', 'AHMAD')]));
  const customers = [foundCustomer('C1', 'AHMAD'), foundCustomer('C2', 'BONG')];
  const { user } = renderPage('/client', shellWithBook(customers));
  await screen.findByRole('row', { name: /Bong/ });
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(status()).toEqual(['2 customers']));
  await user.click(screen.getByRole('button', { name: 'Not assessed 2' }));
  await waitFor(() => expect(status()).toEqual(['2 customers, Not assessed']));
  await user.click(screen.getByRole('button', { name: 'All 2' }));
  await user.type(screen.getByRole('searchbox'), 'ahm');
  await waitFor(() => expect(status()).toEqual(['1 customer']));
});

test('a filter without customers says so, and shows all on request', async () => {
  const { user } = renderPage('/client?show=pinned', shellWithBook([foundCustomer('C1', 'AHMAD')]));
  expect(await screen.findByText('No customer is pinned')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all customers' }));
  expect(screen.getByRole('heading', { name: 'All customers' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Not assessed/ }));
  expect(screen.getByRole('heading', { name: 'Not assessed' })).toBeVisible();
});

test('says at Ctrl F that the browser finds only the rows in the page', async () => {
  const shell = shellWithBook(
    Array.from({ length: 90 }, (_, index) => foundCustomer(`C${index}`, `TAN ${index}`)),
  );
  renderPage('/client', shell);
  await screen.findByRole('row', { name: /Tan 0/ });
  for (let presses = 0; presses < 2; presses += 1) fireEvent.keyDown(window, { key: 'f', ctrlKey: true });
  expect(shell.notices).toMatchObject([
    { text: expect.stringContaining('Use Search customers to find all.') },
  ]);
});

test('[CLI-01] a customer who is found by another holder of an account says so', async () => {
  const otherHolders = [{ name: 'LIM KOK SENG', idNo: '910725106048' }];
  api.reply(searchCustomers, searchReply([{ ...foundCustomer('C1', 'TAN MEI LING'), otherHolders }]));
  renderSearch('kok seng');
  const row = within(await screen.findByRole('table', { name: 'Customers' })).getByRole('row', {
    name: /Tan Mei Ling/,
  });
  expect(row).toHaveTextContent('Account with Lim Kok Seng');
  expect(screen.getByText('Another holder of an account')).toBeVisible();
});
