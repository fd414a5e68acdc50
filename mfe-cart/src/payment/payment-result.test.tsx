import { pay, paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { renderSlot, testShell } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { someLookups } from '../core/fixtures/lookups.ts';
import { remoteData } from '../core/remote-data.ts';
import { paid, paymentService as service, summary } from './fixtures/open-payment.tsx';
import { PaymentResultPage } from './result/result-page.tsx';

const Result = remoteData.wrap(PaymentResultPage);

describe('the result page', () => {
  const show = (path: string) =>
    renderSlot(<Result />, { shell: testShell({ reference: { lookups: someLookups } }), path });

  test('shows the verified payment and never pays', async () => {
    const api = service()
      .reply(verifyPayment, paid)
      .reply(paymentSummary, { ...summary, status: 'Submitted', due: [] });
    const { user, shell } = show('/payment/successful?applicationId=A1');
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(screen.getByText('FPX-2611-210-88417')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Customer' })).toHaveTextContent('Tan Mei Ling');
    expect(screen.getByText('Paid', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to customer' })).toHaveAttribute(
      'href',
      '/client-profile?customerId=C1',
    );
    await user.click(screen.getByRole('button', { name: 'Copy summary' }));
    expect(await navigator.clipboard.readText()).toContain('Reference FPX-2611-210-88417');
    expect(shell.notices[0]?.text).toBe(`Summary of ${summary.formNo} copied`);
    expect(api.requestsOf(pay)).toHaveLength(0);
  });

  test('while money is due, paying is the next step, and the menu for a phone leads to the customer', async () => {
    service()
      .reply(verifyPayment, paid)
      .reply(paymentSummary, { ...summary, due: [{ currency: 'USD', amount: 5_000 }] });
    const { user, location } = show('/payment/successful?applicationId=A1');
    expect(await screen.findByRole('link', { name: 'Pay USD 5,000.00' })).toHaveAttribute(
      'href',
      '/payment?applicationId=A1',
    );
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const menu = await screen.findByRole('menu', { name: 'More actions' });
    expect(within(menu).getAllByRole('menuitem').at(-1)).toHaveTextContent('Back to customer');
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/client-profile'));
  });

  test('[PAY-02] offers nothing to pay from what was read before the payment', async () => {
    const path = '/payment/successful?applicationId=A1';
    const shell = testShell({ reference: { lookups: someLookups } });
    service()
      .reply(verifyPayment, paid)
      .reply(paymentSummary, { ...summary, due: [{ currency: 'USD', amount: 5_000 }] });
    const before = renderSlot(<Result />, { shell, path });
    expect(await screen.findByRole('link', { name: 'Pay USD 5,000.00' })).toBeVisible();
    before.unmount();
    let answer = () => {};
    const isRead = new Promise<void>((resolve) => {
      answer = resolve;
    });
    service()
      .reply(verifyPayment, paid)
      .reply(paymentSummary, async () => {
        await isRead;
        return { ...summary, status: 'Submitted' as const, due: [] };
      });
    renderSlot(<Result />, { shell, path });
    expect(screen.queryByRole('link', { name: 'Pay USD 5,000.00' })).toBeNull();
    answer();
    expect(await screen.findByRole('link', { name: 'Back to customer' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay USD 5,000.00' })).toBeNull();
  });

  test('[PAY-02] shows the reference that the agent entered, named for its method, and copies it', async () => {
    const reference = 'TT 2026/11 Tan Mei Ling and Lim Kok Seng';
    service()
      .reply(verifyPayment, { ...paid, method: 'TT', agentReference: reference })
      .reply(paymentSummary, { ...summary, status: 'Submitted', due: [] });
    const { user } = show('/payment/successful?applicationId=A1');
    expect(await screen.findByText('Transfer reference')).toBeVisible();
    expect(screen.getByText(reference)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy summary' }));
    expect(await navigator.clipboard.readText()).toContain(`Transfer reference ${reference}`);
  });

  test('[PAY-01] what EPF pays is not still to be paid by the agent', async () => {
    service()
      .reply(verifyPayment, { ...paid, status: 'pending', method: 'EPF', paidAt: null })
      .reply(paymentSummary, {
        ...summary,
        items: summary.items.map((item) => ({ ...item, plan: 'EPF' as const })),
      });
    show('/payment/successful?applicationId=A1');
    expect(await screen.findByText('EPF confirms the payment')).toBeVisible();
    expect(screen.getByText(/^EPF pays/)).toHaveTextContent('EPF pays MYR 10,000.00 by form 9N (AHL)');
    expect(screen.queryByText(/still to be paid/)).toBeNull();
  });

  test('hides the sums that are still due in the privacy view', async () => {
    service()
      .reply(verifyPayment, paid)
      .reply(paymentSummary, { ...summary, due: [{ currency: 'USD', amount: 5_000 }] });
    show('/payment/successful?applicationId=A1');
    expect(await screen.findByText('is still to be paid')).toHaveTextContent(
      'USD 5,000.00 is still to be paid',
    );
    for (const sum of screen.getAllByText('USD 5,000.00')) expect(sum).toHaveAttribute('data-private');
  });

  test('shows nothing without an application in the URL', () => {
    const api = service();
    show('/payment/successful');
    expect(screen.getByText('There is nothing to show')).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  test('shows nothing when there is no payment', async () => {
    service();
    show('/payment/successful?applicationId=A1');
    expect(await screen.findByText('There is nothing to show')).toBeVisible();
  });

  test('shows a failure when the payment could not be read', async () => {
    service().fail(verifyPayment, { status: 500 });
    show('/payment/successful?applicationId=A1');
    expect(await screen.findByText('The payment could not be read')).toBeVisible();
  });
});
