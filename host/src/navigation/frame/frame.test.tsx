import { cartList } from '@portal/shared/api/cart';
import { fakeApi, testConfig } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noItems, openPage } from '../test-host.tsx';
import { simulatorAddress } from './simulator.ts';

const tan = { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true };
const someForm = {
  id: 'I1',
  customerId: 'C1',
  customerName: 'Tan',
  createdAt: '2026-11-21T00:00:00Z',
  payload: {},
};
const withForm = () =>
  fakeApi().reply(cartList, ({ query }) =>
    query.channel === 'Digital Form' && query.customerId === 'C1' ? { ...noItems, sat: [someForm] } : noItems,
  );

// What floats watches the size of what it hangs on; here nothing has one.
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  globalThis.ResizeObserver ??= NoSizes;
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

describe('top bar', () => {
  test('[SHL-01] the avatar shows two initials, and its menu logs out', async () => {
    const { user, session } = openPage('/application');
    const avatar = await screen.findByRole('button', { name: /^Account menu/ });
    expect(avatar).toHaveTextContent(/^FA$/);
    await user.click(avatar);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(session.ended).toEqual(['logout']));
  });

  test('About names the product’s version and the running version of each remote', async () => {
    const { user } = openPage('/application');
    await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{End}{ArrowUp}{Enter}');
    const about = await screen.findByRole('dialog', { name: 'About Agent Portal' });
    expect(about).toHaveTextContent('version 4.3.0');
    expect(about).toHaveTextContent('mfe-cart1.2.2, in place of 2.0.0');
    expect(about).toHaveTextContent('mfe-history1.2.3');
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
  ])('[SHL-02] on %s the cart icon is there: %s', async (path, there) => {
    openPage(path);
    await screen.findByRole('button', { name: /^Account menu/ });
    expect(screen.queryAllByRole('button', { name: /^Cart/ })).toHaveLength(there ? 1 : 0);
  });

  test('[SHL-03] the dot follows the customer’s lists, of all channels, as they change', async () => {
    const { shell, api } = openPage('/client-profile?customerId=C1', { api: withForm() });
    await screen.findByRole('button', { name: 'Cart' });
    act(() => shell.bus.emit('customer:opened', tan));
    expect(await screen.findByRole('button', { name: 'Cart, has items' })).toBeVisible();
    expect(new Set(api.requestsOf(cartList).map(({ query }) => query.channel))).toEqual(
      new Set(['Digital Transaction', 'Digital Form', 'Digital AOF']),
    );
    api.reply(cartList, noItems);
    act(() => shell.bus.emit('cart:changed', { customerId: 'C1' }));
    expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible();
  });

  test('[SHL-03] a list that cannot be read shows no dot', async () => {
    const api = fakeApi().fail(cartList, { status: 400 });
    const { shell } = openPage('/client-profile?customerId=C1', { api });
    await screen.findByRole('button', { name: 'Cart' });
    act(() => shell.bus.emit('customer:opened', tan));
    await waitFor(() => expect(api.requestsOf(cartList)).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
  });

  test('the dot is never another customer’s', async () => {
    const { shell, api } = openPage('/client-profile?customerId=C2', { api: withForm() });
    await screen.findByRole('button', { name: 'Cart' });
    act(() => shell.bus.emit('customer:opened', tan));
    expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
    expect(api.requestsOf(cartList)).toEqual([]);
  });

  test('[SHL-04] the cart icon opens one dialog, Cart Summary, with the summary of the customer in it', async () => {
    const { user, shell } = openPage('/client-profile?customerId=C1');
    await screen.findByRole('button', { name: 'Cart' });
    act(() => shell.bus.emit('customer:opened', tan));
    await user.click(screen.getByRole('button', { name: 'Cart' }));
    expect(await screen.findByRole('dialog', { name: 'Cart Summary' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(shell.mounted.get('cart-summary')).toMatchObject({
      customer: { customerId: 'C1', name: 'Tan Mei Ling' },
    });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('Ctrl K leads to the customers from anywhere', async () => {
    const { user, location } = openPage('/application');
    await screen.findByRole('link', { name: /^Find a customer/ });
    await user.keyboard('{Control>}k{/Control}');
    expect(location().pathname).toBe('/client');
  });
});

describe('side menu', () => {
  test('[SHL-09] holds Home, Applications and Portfolio Simulator, and nothing else', async () => {
    openPage('/application/detail/A1');
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    const entries = within(menu).getAllByRole('listitem');
    expect(entries).toHaveLength(3);
    expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
    expect(within(menu).getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('button', { name: /^Portfolio Simulator/ })).toBeVisible();
  });

  test('[SHL-09] expands and collapses, and the choice is remembered', async () => {
    const { user, unmount } = openPage('/application');
    await user.click(await screen.findByRole('button', { name: 'Expand menu' }));
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Applications')).toBeVisible();
    unmount();
    openPage('/application');
    expect(await screen.findByRole('button', { name: 'Collapse menu' })).toBeVisible();
  });

  test('the id token stands nowhere in the document', async () => {
    openPage('/application');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(document.documentElement.outerHTML).not.toContain('token-1');
  });

  test('[SHL-10] the simulator’s address is the configured site’s path with the id token', () => {
    expect(simulatorAddress(testConfig, 'a.b.c')).toBe(
      'https://simulator.example/PortfolioRecommendation?id_token=a.b.c',
    );
  });

  test('no token, or a site without a safe transport: no address', () => {
    expect(simulatorAddress(testConfig, undefined)).toBeUndefined();
    const unsafe = {
      ...testConfig,
      externalSites: { ...testConfig.externalSites, simulator: 'http://simulator.example' },
    };
    expect(simulatorAddress(unsafe, 'a.b.c')).toBeUndefined();
  });
});

describe('breadcrumbs', () => {
  test('[SHL-12] follow the customer that was opened, and outlive a reload', async () => {
    const { shell, unmount } = openPage('/cart?customerId=C1');
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Client' })).toHaveAttribute('href', '/client');
    act(() => shell.bus.emit('customer:opened', tan));
    expect(within(crumbs).getByText('Tan Mei Ling’s Cart')).toHaveAttribute('aria-current', 'page');
    unmount();
    openPage('/cart?customerId=C1');
    expect(await screen.findByText('Tan Mei Ling’s Cart')).toBeVisible();
  });

  test('a customer that another agent opened is forgotten', async () => {
    sessionStorage.setItem('last-customer', JSON.stringify({ owner: 'somebody else', customer: tan }));
    openPage('/cart?customerId=C1');
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).queryByText(/Tan Mei Ling/)).not.toBeInTheDocument();
  });

  test('[SHL-11] the back arrow goes to the previous crumb', async () => {
    const { user, location } = openPage('/client-profile?customerId=C1');
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(location().pathname).toBe('/client');
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(location().pathname).toBe('/dashboard');
  });

  test('[RTE-03] the dashboard has no breadcrumb bar', async () => {
    openPage('/dashboard');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
  });
});

test('[SHL-14] the footer has the current year, the company and the four links', async () => {
  openPage('/application');
  const footer = await screen.findByRole('contentinfo');
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Cempaka Biru Asset Management Berhad`);
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Internet Risk', testConfig.footer.internetRisk],
    ['Privacy Notice', testConfig.footer.privacyNotice],
    ['Transaction Notice', testConfig.footer.transactionNotice],
    ['Disclaimer', testConfig.footer.disclaimer],
  ]);
});

test('a page that opens is announced', async () => {
  const { user } = openPage('/application');
  await user.click(await screen.findByRole('link', { name: /^Find a customer/ }));
  expect(screen.getByTestId('page-announcer')).toHaveTextContent('Customers page');
});
