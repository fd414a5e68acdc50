import { cartList } from '@portal/shared/api/cart';
import { salesSupport, sendFeedback } from '@portal/shared/api/content';
import { searchCustomers } from '@portal/shared/api/customers';
import { fakeApi, testAgent, testConfig } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noItems, openPage, quietApi } from '../test-host.tsx';

const tan = { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true };
async function openMenuItem(user: ReturnType<typeof openPage>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  const items = screen.getAllByRole('menuitem');
  const fromLast = items.length - 1 - items.indexOf(screen.getByRole('menuitem', { name }));
  await user.keyboard(`{End}${'{ArrowUp}'.repeat(fromLast)}{Enter}`);
}

/** The menu does what is highlighted, which nobody's hand is quick enough to come before. */
const highlighted = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));

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
    await user.keyboard('{End}');
    await highlighted('Logout');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(session.ended).toEqual(['logout']));
  });

  test('About names the product’s version and the running version of each remote', async () => {
    const { user } = openPage('/application');
    await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{End}');
    await highlighted('Logout');
    await user.keyboard('{ArrowUp}');
    await highlighted('About');
    await user.keyboard('{Enter}');
    const about = await screen.findByRole('dialog', { name: 'About Agent Portal' });
    expect(about).toHaveTextContent('version 4.3.0');
    expect(about).toHaveTextContent('mfe-cart1.2.2, in place of 2.0.0');
    expect(about).toHaveTextContent('mfe-history1.2.3');
  });

  test('[SHL-21] About has sales support’s contacts, of the content service', async () => {
    const api = quietApi().fail(salesSupport, { status: 500 }, 3);
    const { user } = openPage('/application', { api });
    await openMenuItem(user, 'About');
    const about = await screen.findByRole('dialog', { name: 'About Agent Portal' });
    await user.click(await within(about).findByRole('button', { name: 'Try again' }, { timeout: 15_000 }));
    expect(await within(about).findByRole('link', { name: '+60 3-2284 6100' })).toHaveAttribute(
      'href',
      'tel:+60322846100',
    );
    const [asked] = api.requestsOf(salesSupport);
    expect(asked?.query).toEqual({ populate: 'all' });
    expect(asked?.headers.authorization).toBe('Bearer content-token');
    expect(Object.keys(asked?.headers ?? {})).not.toContain('ocp-apim-subscription-key');
  }, 30_000);

  test('[SHL-20] [SHL-23] feedback is sent once, as specified, and confirmed', async () => {
    const api = quietApi().reply(sendFeedback, { data: { id: 1 } });
    const { user, shell } = openPage('/application', { api });
    await openMenuItem(user, 'Send feedback');
    const dialog = await screen.findByRole('dialog', { name: 'Send feedback' });
    await user.click(within(dialog).getByRole('button', { name: 'Send feedback' }));
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(
      'Write what you would like to tell us.',
    );
    await user.type(within(dialog).getByRole('textbox'), ' Quick. ');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(shell.notices).toMatchObject([{ tone: 'success' }]));
    expect(api.requestsOf(sendFeedback).map(({ body }) => body)).toEqual([
      { data: { userId: testAgent.uuid, agentName: testAgent.agentName, feedback: 'Quick.' } },
    ]);
  });

  test('[SHL-20] feedback that did not arrive stays, and says what is known', async () => {
    const api = quietApi().fail(sendFeedback, { status: 500 }, 1).fail(sendFeedback, 'network', 1);
    const { user } = openPage('/application', { api });
    await openMenuItem(user, 'Send feedback');
    const dialog = await screen.findByRole('dialog', { name: 'Send feedback' });
    await user.type(within(dialog).getByRole('textbox'), 'Slow');
    const send = within(dialog).getByRole('button', { name: 'Send feedback' });
    await user.click(send);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It is not known whether');
    await user.click(send);
    expect(await within(dialog).findByText('Your feedback was not sent')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('Slow');
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

  test('[SHL-03] the dot follows the URL’s customer’s lists, of all channels, as they change', async () => {
    const { shell, api } = openPage('/client-profile?customerId=C1', { api: withForm() });
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
    openPage('/client-profile?customerId=C1', { api });
    await waitFor(() => expect(api.requestsOf(cartList)).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
  });

  test('the dot is never another customer’s', async () => {
    const { shell, api } = openPage('/client-profile?customerId=C2', { api: withForm() });
    await screen.findByRole('button', { name: 'Cart' });
    act(() => shell.bus.emit('customer:opened', tan));
    await waitFor(() => expect(api.requestsOf(cartList)).toHaveLength(3));
    expect(api.requestsOf(cartList).map(({ query }) => query.customerId)).toEqual(['C2', 'C2', 'C2']);
    expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
  });

  test('[SHL-04] the cart of a customer whose record did not come is asked about, never called empty', async () => {
    const { user, shell } = openPage('/client-profile?customerId=C1');
    await user.click(await screen.findByRole('button', { name: 'Cart' }));
    await screen.findByRole('dialog', { name: 'Cart Summary' });
    expect(shell.mounted.get('cart-summary')).toMatchObject({ customer: { customerId: 'C1' } });
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

  describe('customer finder', () => {
    const row = (customerId: string, name: string) => ({
      customerId,
      name,
      idNo: '880101140034',
      customerType: 'Individual',
      email: null,
      tel: null,
      telCountryCode: null,
    });

    test('[SHL-24] Ctrl K finds a customer from anywhere, by keyboard alone', async () => {
      const api = quietApi().reply(searchCustomers, {
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
      ]);
      await user.keyboard('tan');
      const second = await screen.findByRole('option', { name: /Tan Ah Kow/ });
      await user.keyboard('{ArrowDown}');
      expect(second).toHaveAttribute('aria-selected', 'true');
      expect(field).toHaveAttribute('aria-activedescendant', second.id);
      await user.keyboard('{Enter}');
      expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C2' });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.requestsOf(searchCustomers).map(({ query }) => query)).toEqual([
        { agentUserId: testAgent.uuid, keyword: 'tan', limit: '8', page: '1' },
      ]);
    });

    test('[SHL-24] Enter before the answer asks at once, and opens the one customer that it finds', async () => {
      const api = quietApi().reply(searchCustomers, ({ query }) => {
        const customers =
          query.keyword === 'tan ah' ? [row('C2', 'TAN AH KOW')] : [row('C1', 'TAN'), row('C2', 'TAN')];
        return { customers, total: customers.length, page: 1, limit: 8 };
      });
      const { user, location } = openPage('/application', { api });
      await user.click(await screen.findByRole('button', { name: /^Find a customer/ }));
      await user.type(await screen.findByRole('combobox'), 'tan{Enter}');
      expect(await screen.findAllByRole('option')).toHaveLength(2);
      expect(location().pathname).toBe('/application');
      await user.keyboard(' ah{Enter}');
      await waitFor(() => expect(location().search).toBe('?customerId=C2'));
      expect(api.requestsOf(searchCustomers).map(({ query }) => query.keyword)).toEqual(['tan', 'tan ah']);
    });

    test('a search that failed is not an empty one, and is tried again', async () => {
      const api = quietApi().fail(searchCustomers, { status: 400 }, 1);
      const { user } = openPage('/application', { api });
      await user.click(await screen.findByRole('button', { name: /^Find a customer/ }));
      await user.type(await screen.findByRole('combobox'), 'nobody');
      expect(await screen.findByRole('alert')).toHaveTextContent('Customers could not be searched');
      api.reply(searchCustomers, { customers: [], total: 0, page: 1, limit: 8 });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('No customer you service matches “nobody”.')).toBeVisible();
      expect(screen.getByRole('option', { name: 'Start onboarding' })).toBeVisible();
    });
  });

  test('keys pressed while a dialog is on its way are meant for it: none shows figures or opens another', async () => {
    const { user } = openPage('/application');
    await screen.findByRole('button', { name: /^Account menu/ });
    await user.keyboard('{Control>}k{/Control}p?');
    expect(await screen.findByRole('dialog', { name: 'Find a customer' })).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-privacy');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('? lists the shortcuts, which can be switched off; P hides figures', async () => {
    const { user } = openPage('/application');
    await screen.findByRole('button', { name: /^Account menu/ });
    await user.keyboard('p');
    expect(document.documentElement).toHaveAttribute('data-privacy');
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(list).getByRole('switch'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('p?');
    expect(document.documentElement).toHaveAttribute('data-privacy');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
    sessionStorage.setItem('recent-customers', JSON.stringify({ owner: 'somebody else', customers: [tan] }));
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
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(within(menu).getByRole('link', { name: 'Home' }));
  expect(screen.getByTestId('page-announcer')).toHaveTextContent('Home page');
});
