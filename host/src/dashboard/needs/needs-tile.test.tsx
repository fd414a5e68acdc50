import { applicationList } from '@portal/shared/api/applications';
import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import { testAgent } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { application, completeBook, fakeDashboardApi, findTile, renderDashboard } from '../testing/index.tsx';

beforeEach(() => localStorage.clear());

const found = {
  customerId: 'C7',
  name: 'ADELINE CHONG PEI SHAN',
  idNo: '880412145233',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
  openCartItems: 2,
};
const nothing = { satForms: [], customers: completeBook() };

test('shows one action for each need, and updates when an application changes', async () => {
  const { api, shell } = renderDashboard(fakeDashboardApi(), { reference: nothing });
  const needs = await findTile(/Needs you/);
  expect(await within(needs).findByRole('link', { name: 'Pay MYR 25,000.00 DT-1' })).toHaveAttribute(
    'href',
    '/payment?applicationId=A1',
  );
  api.reply(applicationList, [{ ...application, status: 'Submitted' }]);
  act(() => shell.bus.emit('application:changed', {}));
  expect(await within(needs).findByText('Nothing needs you.')).toBeVisible();
});

test('lists open suitability forms, whose failure leaves the applications', async () => {
  const form = {
    id: 'SAT-1',
    customerId: 'C 9',
    customerName: 'TAN MEI LING',
    updatedAt: '2026-11-20T04:00:00Z',
  };
  const satForms = [
    { ...form, status: 'Draft' },
    { ...form, id: 'SAT-2', status: 'Submitted' },
  ];
  const first = renderDashboard(fakeDashboardApi(), { reference: { satForms, customers: completeBook() } });
  const needs = await findTile(/Needs you\s*1/);
  await first.user.click(await within(needs).findByRole('button', { name: /^Assessments\s*1/ }));
  expect(within(needs).getByRole('link', { name: 'Continue SAT-1' })).toHaveAttribute(
    'href',
    '/sat?customerId=C+9',
  );
  first.unmount();
  renderDashboard(fakeDashboardApi(), { failedReference: ['satForms'] });
  expect(await screen.findByText('Unfinished assessments could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay MYR 25,000.00 DT-1' })).toBeVisible();
});

test('a long group shows 50 more at a time, and gives the first of them the focus', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...application,
    applicationId: `A${index}`,
    formNo: `DT-${index}`,
  }));
  const { user } = renderDashboard(fakeDashboardApi().reply(applicationList, many));
  const needs = await findTile(/Needs you\s*300/);
  await user.click(within(needs).getByText('Show 50 of 295 more'));
  const rows = within(needs).getAllByLabelText(/^More for/);
  expect(rows).toHaveLength(55);
  await waitFor(() => expect(rows[5]?.closest('li')?.querySelector('a')).toHaveFocus());
  expect(within(needs).getByText('Show 50 of 245 more')).toBeVisible();
});

test('shows five needs of a group until Show more, and closes and opens it', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    ...application,
    applicationId: `A${index}`,
    formNo: `DT-${index}`,
  }));
  const { user } = renderDashboard(fakeDashboardApi().reply(applicationList, many));
  const needs = await findTile(/Needs you\s*7/);
  expect(within(needs).getAllByRole('link', { name: /^Pay/ })).toHaveLength(5);
  await user.click(within(needs).getByRole('button', { name: 'Show 2 more' }));
  expect(within(needs).getAllByRole('link', { name: /^Pay/ })).toHaveLength(7);
  const line = within(needs).getByRole('button', { name: /^To pay\s*7/ });
  await user.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(within(needs).queryByRole('link', { name: /^Pay/ })).toBeNull();
});

/** Leaves the only need alone by keyboard; a menu of jsdom takes no click. */
async function leaveNeed() {
  const { api, shell, user, unmount } = renderDashboard(fakeDashboardApi(), { reference: nothing });
  const more = await screen.findByLabelText('More for Lim Kok Seng DT-1');
  act(() => more.focus());
  await user.keyboard('{ArrowUp}');
  const item = await screen.findByText('Hide it');
  await waitFor(() => expect(item.closest('[role=menuitem]')).toHaveAttribute('data-highlighted'));
  // The list takes the keys one frame after it marks its item: a key before it goes to the button.
  await waitFor(() => expect(item.closest('[role=menu]')).toHaveFocus());
  const before = api.requests.length;
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 hidden until it changes.')).toBeVisible();
  expect(screen.getByText('Nothing needs you.')).toBeVisible();
  expect(screen.queryByText('Invest in CBSUK')).toBeNull();
  expect(api.requests).toHaveLength(before);
  return { shell, user, unmount };
}

test('a need that is left alone is hidden without a call, and the notice lists it again', async () => {
  const { shell } = await leaveNeed();
  act(() => shell.notices.at(-1)?.action?.run());
  expect(await screen.findByText('Invest in CBSUK')).toBeVisible();
});

test('a need that is left alone is shown at the end of the list, which lists it again and gives it the focus', async () => {
  const { user } = await leaveNeed();
  await user.click(screen.getByText('Show it'));
  await user.click(screen.getByText('Show it again'));
  expect(await screen.findByText('Invest in CBSUK')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /^To pay/ })).toHaveFocus());
});

test('the notice lists a need again after the agent has left home, for that agent alone', async () => {
  const { shell, unmount } = await leaveNeed();
  unmount();
  const other = renderDashboard(fakeDashboardApi(), { reference: nothing }, [], {
    ...testAgent,
    subject: 'u-other',
  });
  expect(await screen.findByText('Invest in CBSUK')).toBeVisible();
  expect(screen.queryByText(/hidden until/)).toBeNull();
  other.unmount();
  act(() => shell.notices.at(-1)?.action?.run());
  renderDashboard(fakeDashboardApi(), { reference: nothing });
  expect(await screen.findByText('Invest in CBSUK')).toBeVisible();
  expect(screen.queryByText(/hidden until/)).toBeNull();
});

test('[CHK-04] an e-mail is sent again in place, and the list is read again', async () => {
  const api = fakeDashboardApi()
    .reply(applicationList, [{ ...application, status: 'Pending Customer Confirmation' }])
    .reply(resendCheckoutEmail, {
      checkoutId: 'CO-1',
      customerEmail: 'lim@mail.example',
      expiresAt: '2026-12-28T10:00:00+08:00',
    });
  const { shell, user } = renderDashboard(api, { reference: nothing });
  const needs = await findTile(/Needs you/);
  await user.click(await within(needs).findByRole('button', { name: 'Resend e-mail DT-1' }));
  await waitFor(() => expect(api.requestsOf(applicationList)).toHaveLength(2));
  expect(shell.notices.map(({ text }) => text)).toEqual([
    'E-mail of DT-1 sent again; the earlier link no longer works',
  ]);
  expect(api.requestsOf(resendCheckoutEmail)).toHaveLength(1);
});

test('[CHK-04] two presses send one e-mail; a failure is shown at its row, which stays, until it is sent', async () => {
  const api = fakeDashboardApi()
    .reply(applicationList, [{ ...application, status: 'Pending Customer Confirmation' }])
    .fail(resendCheckoutEmail, { status: 429 });
  const { shell, user } = renderDashboard(api, { reference: nothing });
  const needs = await findTile(/Needs you/);
  const resend = await within(needs).findByRole('button', { name: 'Resend e-mail DT-1' });
  await user.dblClick(resend);
  const row = within(needs).getByRole('listitem');
  expect(await within(row).findByRole('alert')).toHaveTextContent('three times in the last hour');
  expect(api.requestsOf(resendCheckoutEmail)).toHaveLength(1);
  expect(shell.notices).toEqual([]);
  api.reply(resendCheckoutEmail, {
    checkoutId: 'CO-1',
    customerEmail: 'lim@mail.example',
    expiresAt: '2026-12-28T10:00:00+08:00',
  });
  act(() => resend.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shell.notices).toHaveLength(1));
  expect(within(row).queryByRole('alert')).toBeNull();
  expect(resend).toBeVisible();
});

test('[CHK-04] an e-mail that fails after the agent has left home is said in a notice', async () => {
  const api = fakeDashboardApi()
    .reply(applicationList, [{ ...application, status: 'Pending Customer Confirmation' }])
    .fail(resendCheckoutEmail, { status: 429 });
  const { shell, unmount } = renderDashboard(api, { reference: nothing });
  fireEvent.click(await screen.findByRole('button', { name: 'Resend e-mail DT-1' }));
  unmount();
  await waitFor(() =>
    expect(shell.notices.map(({ text }) => text)).toEqual([
      'DT-1: The e-mail was sent three times in the last hour. Wait before the next.',
    ]),
  );
});

test('[CLI-01] lists carts left open; the first group is open', async () => {
  const api = fakeDashboardApi().reply(applicationList, []);
  renderDashboard(api, { reference: { satForms: [], customers: completeBook(found) } });
  const needs = await findTile(/Needs you/);
  const line = await within(needs).findByRole('button', { name: /^Open carts\s*1$/ });
  expect(line).toHaveAttribute('aria-expanded', 'true');
  // only the row says it
  expect(within(needs).getAllByText(/2 items/)).toHaveLength(1);
  expect(within(needs).getByRole('link', { name: 'Open cart for Adeline Chong Pei Shan' })).toHaveAttribute(
    'href',
    '/cart?customerId=C7',
  );
});

test.each([
  [
    'loads',
    { status: 'loading' },
    () => screen.findByRole('status', { name: 'Looking through your customers' }),
  ],
  [
    'fails',
    { status: 'failed', error: new Error('offline'), retry: () => {} },
    () => screen.findByText('Carts and assessments could not be loaded'),
  ],
] as const)('lists no cart while a part of the book %s', async (_what, state, findState) => {
  const customers = { customers: [found], total: 2, ...state };
  renderDashboard(fakeDashboardApi(), { reference: { satForms: [], customers } });
  const needs = await findTile(/Needs you\s*1/);
  expect(await findState()).toBeVisible();
  expect(within(needs).queryByRole('button', { name: /^Open carts/ })).toBeNull();
});

test('says that carts and assessments could not be loaded, and denies neither', async () => {
  renderDashboard(fakeDashboardApi().reply(applicationList, []), {
    reference: { satForms: [] },
    failedReference: ['customers'],
  });
  const needs = await findTile(/Needs you/);
  expect(await within(needs).findByText('Carts and assessments could not be loaded')).toBeVisible();
  expect(within(needs).getByText(/^Nothing to pay, confirm, upload or correct/)).toBeVisible();
  expect(within(needs).queryByText('Nothing needs you.')).toBeNull();
});
