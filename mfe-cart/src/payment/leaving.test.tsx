import { pay, verifyPayment } from '@portal/shared/api/payment';
import { type FakeApi, renderSlot, testShell } from '@portal/shared/testing';
import { TextLink, useLocation } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { someLookups } from '../core/fixtures/lookups.ts';
import { remoteData } from '../core/remote-data.ts';
import { failed, noPayment, paid, payButton, paymentService } from './fixtures/open-payment.tsx';
import { PaymentPage } from './payment-page.tsx';

beforeEach(() => localStorage.clear());

const Pages = remoteData.wrap(() =>
  useLocation().pathname === '/payment' ? (
    <>
      <TextLink to="/dashboard">Leave</TextLink>
      <PaymentPage />
    </>
  ) : (
    <p>Another page</p>
  ),
);

/** Pays, leaves the page while the payment is in flight, and lets the service reply. */
async function leaveWhilePaying(answer: (api: FakeApi) => void) {
  const api = paymentService();
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  api.reply(pay, async () => {
    await arrived;
    return { paymentId: 'P1', status: 'pending' as const };
  });
  const shell = testShell({ reference: { lookups: someLookups } });
  const changed = jest.fn();
  shell.bus.on('application:changed').subscribe(changed);
  const page = renderSlot(<Pages />, { shell, path: '/payment?applicationId=A1' });
  const { user } = page;
  await payButton();
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'R-1');
  await user.click(await payButton());
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  answer(api);
  arrive();
  await waitFor(() => expect(shell.notices).toHaveLength(1));
  expect(screen.getByText('Another page')).toBeVisible();
  expect(page.location().pathname).toBe('/dashboard');
  return { shell, changed };
}

test('[PAY-02] shows a notice and does not navigate when the page was left during the payment', async () => {
  const { shell, changed } = await leaveWhilePaying((api) => api.reply(verifyPayment, paid));
  expect(shell.notices).toEqual([{ tone: 'success', text: 'Payment of application DT-2611-10482 received' }]);
  expect(changed).toHaveBeenCalledWith({ customerId: 'C1' });
  expect(shell.drafts.kept.size).toBe(0);
});

test('shows a notice and keeps the draft when the payment failed after the page was left', async () => {
  const { shell } = await leaveWhilePaying((api) => api.reply(verifyPayment, failed));
  expect(shell.notices).toMatchObject([{ tone: 'danger', text: /DT-2611-10482 failed/ }]);
  expect(shell.drafts.kept.get('payment:A1')).toMatchObject({ MYR: { reference: 'R-1' } });
});

test('shows a notice when nothing can be read back after the page was left', async () => {
  const { shell } = await leaveWhilePaying((api) => api.reply(verifyPayment, noPayment));
  expect(shell.notices).toMatchObject([
    { tone: 'danger', text: /not known whether application DT-2611-10482/ },
  ]);
});
