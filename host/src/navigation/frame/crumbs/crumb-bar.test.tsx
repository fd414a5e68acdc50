import { act, screen, within } from '@testing-library/react';
import { mockResizeObserver, openPage } from '../../testing/index.ts';

const tan = { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true };

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

test('[SHL-12] shows the opened customer, also after a reload', async () => {
  const { shell, unmount } = openPage('/cart?customerId=C1');
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(crumbs).getByRole('link', { name: 'Client' })).toHaveAttribute('href', '/client');
  act(() => shell.bus.emit('customer:opened', tan));
  expect(within(crumbs).getByText('Tan Mei Ling’s Cart')).toHaveAttribute('aria-current', 'page');
  unmount();
  openPage('/cart?customerId=C1');
  expect(await screen.findByText('Tan Mei Ling’s Cart')).toBeVisible();
});

test('does not show a customer that another agent opened', async () => {
  sessionStorage.setItem('recent-customers', JSON.stringify({ owner: 'somebody else', customers: [tan] }));
  openPage('/cart?customerId=C1');
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(crumbs).queryByText(/Tan Mei Ling/)).not.toBeInTheDocument();
});

test('[SHL-11] leads the back arrow to the previous breadcrumb', async () => {
  const { user, location } = openPage('/client-profile?customerId=C1');
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(location().pathname).toBe('/client');
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(location().pathname).toBe('/dashboard');
});

test('[RTE-03] shows no breadcrumb bar on the dashboard', async () => {
  openPage('/dashboard');
  await screen.findByRole('navigation', { name: 'Main' });
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});
