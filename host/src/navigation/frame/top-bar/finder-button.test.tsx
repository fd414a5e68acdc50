import { searchCustomers } from '@portal/shared/api/customers';
import { testAgent } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeEmptyApi, mockResizeObserver, openPage } from '../../testing/index.ts';

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

const row = (customerId: string, name: string) => ({
  customerId,
  name,
  idNo: '880101140034',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
});

test('[SHL-24] finds a customer by Ctrl K and the keyboard alone', async () => {
  const api = fakeEmptyApi().reply(searchCustomers, {
    customers: [row('C1', 'TAN MEI LING'), row('C2', 'TAN AH KOW')],
    total: 2,
    page: 1,
    limit: 8,
  });
  const { user, location } = openPage('/application', { api });
  await screen.findByRole('button', { name: /^Find a customer/ });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Find a customer' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All customers',
    'Start onboarding',
    'Applications',
    'Home',
    'Dark mode',
    'Privacy view',
  ]);
  // at once: between keys a busy machine may be longer than the pause after which the finder searches
  await user.paste('tan');
  const second = await screen.findByRole('option', { name: /^Tan Mei Ling/ });
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  await user.keyboard('{Enter}');
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C1' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf(searchCustomers).map(({ query }) => query)).toEqual([
    { agentUserId: testAgent.uuid, keyword: 'tan', limit: '100', page: '1' },
  ]);
});

test('[SHL-24] searches at once on Enter, and opens the only match', async () => {
  const api = fakeEmptyApi().reply(searchCustomers, ({ query }) => {
    const customers =
      query.keyword === 'tan ah' ? [row('C2', 'TAN AH KOW')] : [row('C1', 'TAN'), row('C2', 'TAN')];
    return { customers, total: customers.length, page: 1, limit: 8 };
  });
  const { user, location } = openPage('/application', { api });
  await user.click(await screen.findByRole('button', { name: /^Find a customer/ }));
  // without a pause in between, however busy the machine is
  const searchAtOnce = (value: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  };
  await screen.findByRole('combobox');
  searchAtOnce('tan');
  expect(await screen.findAllByRole('option', { name: /^Tan/ })).toHaveLength(2);
  expect(location().pathname).toBe('/application');
  searchAtOnce('tan ah');
  await waitFor(() => expect(location().search).toBe('?customerId=C2'));
  expect(api.requestsOf(searchCustomers).map(({ query }) => query.keyword)).toEqual(['tan', 'tan ah']);
});

test('shows a failed search with Try again, not as an empty one', async () => {
  const api = fakeEmptyApi().fail(searchCustomers, { status: 400 }, 1);
  const { user } = openPage('/application', { api });
  await user.click(await screen.findByRole('button', { name: /^Find a customer/ }));
  await user.type(await screen.findByRole('combobox'), 'nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('Customers could not be searched');
  api.reply(searchCustomers, { customers: [], total: 0, page: 1, limit: 8 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No customer you service matches “nobody”.')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Start onboarding' })).toBeVisible();
});
