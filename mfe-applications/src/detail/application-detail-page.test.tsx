import { applicationDetail, applicationDocuments } from '@portal/shared/api/applications';
import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import { fakeApi, onboardingWire, renderSlot, testShell } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { wireApplication } from '../core/applications.fixture.ts';
import { Page, renderDetail } from './render-detail.fixture.tsx';

// pending commands are stored there
beforeEach(() => localStorage.clear());

test('[APP-02] shows items, status and reason from the link only', async () => {
  const { api } = renderDetail({ reason: 'The bank could not be reached' });
  const items = await screen.findByRole('table', { name: 'Items' });
  expect(within(items).getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  expect(api.requestsOf(applicationDetail).map(({ query }) => query)).toEqual([{ applicationId: 'APP-1' }]);
  expect(screen.getByRole('heading', { level: 1, name: 'DT-2611-10377' })).toBeVisible();
  expect(screen.getByText('The bank could not be reached')).toBeVisible();
  // the header has it
  expect(within(items).queryByText('Pending Payment')).not.toBeInTheDocument();
  expect(within(items).getByRole('cell', { name: 'Money in MYR 25,000.00' })).toBeVisible();
});

test('shows the customer with a masked identity number and a link to the profile', async () => {
  renderDetail();
  const banner = await screen.findByRole('region', { name: 'Customer' });
  expect(banner).toHaveTextContent('Tan Wei Jun');
  expect(banner).not.toHaveTextContent('880412145233');
  expect(within(banner).getByRole('link', { name: 'View profile' })).toHaveAttribute(
    'href',
    '/client-profile?customerId=C0001',
  );
});

test('[APP-02] shows an onboarding in sections, with masked numbers, and no link to a profile before there is one', async () => {
  const customer = { customerId: 'ONB-1', name: 'NURUL HUDA BINTI ZAMRI', idNo: '910725106048', email: null };
  renderDetail({
    customer,
    channel: 'Digital AOF',
    account: null,
    items: [
      {
        formId: 'F-1',
        status: 'Submitted',
        item: { type: 'onboarding', payload: onboardingWire },
        mismatches: [],
      },
    ],
  });
  const onboarding = await screen.findByRole('region', { name: 'Onboarding' });
  const banner = screen.getByRole('region', { name: 'Customer' });
  expect(banner).toHaveTextContent('Applicant');
  expect(within(banner).queryByRole('link')).toBeNull();
  expect(within(onboarding).getByRole('region', { name: 'Occupation' })).toHaveTextContent(
    'EmployerBina Sdn Bhd',
  );
  expect(onboarding).not.toHaveTextContent('910725106048');
  expect(screen.getByText(/^Onboarding, sent .* through Digital AOF$/)).toBeVisible();
});

test('[APP-02] [CLI-07] shows each field that an update changes by its name, before and after, without codes', async () => {
  const payload = { race: '02', sI: true, before: { race: '77', sI: false } };
  const item = { type: 'clientInfoUpdate' as const, payload };
  renderDetail({ items: [{ formId: 'F-1', status: 'Submitted', item, mismatches: [] }] });
  const items = within(await screen.findByRole('table', { name: 'Items' }));
  expect(await items.findByText('Race: Code 77 → Chinese')).toBeVisible();
  expect(items.getByText('Sophisticated investor: No → Yes')).toBeVisible();
});

test('links to payment when an amount is due', async () => {
  renderDetail();
  expect(await screen.findByRole('link', { name: 'Pay MYR 25,000.00' })).toHaveAttribute(
    'href',
    '/payment?applicationId=APP-1',
  );
});

test('[APP-02] names the holder who rejected it, where both sign', async () => {
  const at = '2026-11-20T09:00:00Z';
  const rejection = { at, status: 'Rejected' as const, title: 'Rejected by one holder', detail: null };
  renderDetail({ status: 'Rejected', timeline: [{ ...rejection, holder: 'LIM KOK SENG' }] });
  expect(await screen.findByText('Rejected by Lim Kok Seng on 20 Nov 2026')).toBeVisible();
  expect(
    within(await screen.findByRole('list', { name: 'Timeline' })).getByText('By Lim Kok Seng'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Move to cart and correct' })).toHaveAttribute(
    'href',
    '/checkout?customerId=C0001&sent=CO-1',
  );
});

test('[APP-02] shows the reference that the agent entered for a payment', async () => {
  const payment = { paymentId: 'P1', method: 'CHQ', status: 'paid', paidAt: '2026-11-20T08:31:00Z' } as const;
  const amounts = [{ currency: 'MYR', amount: 25_000 }];
  renderDetail({ payments: [{ ...payment, amounts, reference: 'CBP-1', agentReference: '100234' }] });
  await screen.findByRole('heading', { name: 'Payment' });
  expect(screen.getByText('Payment reference').parentElement).toHaveTextContent('CBP-1');
  expect(screen.getByText('Your reference').parentElement).toHaveTextContent('100234');
});

test('[APP-02] the place of a payment is kept while the documents load, whatever the status', async () => {
  const { api } = renderDetail({ status: 'Cancelled' });
  api.reply(applicationDocuments, () => new Promise(() => {}));
  expect(await screen.findByRole('region', { name: 'Customer' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Payment' })).toBeVisible();
});

test('[APP-02] shows the status of each item where one has another than the application', async () => {
  const [item] = wireApplication().items;
  const items = item ? [item, { ...item, formId: 'F-2', status: 'Completed' as const }] : [];
  renderDetail({ items });
  const table = within(await screen.findByRole('table', { name: 'Items' }));
  expect(table.getByText('Pending Payment')).toBeVisible();
  expect(table.getByText('Completed')).toBeVisible();
});

test('offers no action for an application in process', async () => {
  renderDetail({ status: 'In Process', due: [] });
  expect(await screen.findByText('Nothing is needed from you.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('[APP-02] the timeline shows past events from the oldest, the current step and the next steps', async () => {
  renderDetail();
  const timeline = await screen.findByRole('list', { name: 'Timeline' });
  const entries = within(timeline).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent?.replace(/\d.*/, ''))).toEqual([
    'Submitted',
    'Confirmed by the customer',
    'Pending PaymentSince ',
    'Submitted',
    'In Process',
    'Completed',
  ]);
  expect(entries[2]).toHaveAttribute('aria-current', 'step');
});

test('reloads when the application changes', async () => {
  const { api, shell } = renderDetail();
  await screen.findByRole('link', { name: 'Pay MYR 25,000.00' });
  api.reply(applicationDetail, wireApplication({ status: 'Submitted', due: [] }));
  act(() => shell.bus.emit('application:changed', { customerId: 'C0001' }));
  expect(await screen.findByText('Waiting to be processed')).toBeVisible();
});

test('shows the form number and a retry when the request fails', async () => {
  const api = fakeApi().fail(applicationDetail, { status: 400 }).reply(applicationDocuments, []);
  const { user } = renderSlot(<Page />, {
    shell: testShell(),
    path: '/application/detail/APP-1?formNo=DT-7',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The application could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'DT-7' })).toBeVisible();
  api.reply(applicationDetail, wireApplication());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Items' })).toHaveTextContent(
    'Invest in Cempaka Biru Sukuk',
  );
});

test.each([403, 404])(
  '[API-05] says that an application is not the agent’s, without a retry, for %d',
  async (status) => {
    fakeApi().fail(applicationDetail, { status });
    renderSlot(<Page />, { path: '/application/detail/APP-1?formNo=F-1' });
    expect(await screen.findByText('This application is not one of yours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All applications' })).toHaveAttribute('href', '/application');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);

test('resends the customer’s e-mail from the header', async () => {
  const { api, user, shell } = renderDetail({ status: 'Pending Customer Confirmation', due: [] });
  const onChanged = jest.fn();
  shell.bus.on('application:changed').subscribe(onChanged);
  api.reply(resendCheckoutEmail, {
    checkoutId: 'CO-1',
    customerEmail: 'tan@mail.example',
    expiresAt: '2026-11-28T02:00:00Z',
  });
  await user.click(await screen.findByRole('button', { name: 'Resend e-mail' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith({ customerId: 'C0001' }));
  expect(api.requestsOf(resendCheckoutEmail).map(({ body }) => body)).toEqual([{ checkoutId: 'CO-1' }]);
});

test('resends with the same idempotency key until the outcome is known', async () => {
  const { api, user, shell } = renderDetail({ status: 'Pending Customer Confirmation', due: [] });
  api.fail(resendCheckoutEmail, { status: 503 });
  const keys = () => api.requestsOf(resendCheckoutEmail).map(({ headers }) => headers['idempotency-key']);
  const resend = await screen.findByRole('button', { name: 'Resend e-mail' });
  for (const count of [1, 2]) {
    await user.click(resend);
    await waitFor(() => expect(shell.notices).toHaveLength(count));
  }
  expect(keys()).toHaveLength(2);
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys()[1]).toBe(keys()[0]);
});
