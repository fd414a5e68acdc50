import { pay, verifyPayment } from '@portal/shared/api/payment';
import { screen, waitFor } from '@testing-library/react';
import {
  late,
  never,
  openPayment as open,
  paid,
  payButton,
  paymentService as service,
} from './fixtures/open-payment.tsx';

beforeEach(() => localStorage.clear());

describe('a lost answer', () => {
  test('is read back: what arrived counts as paid', async () => {
    const api = service();
    const { user, location } = open();
    await payButton();
    api.fail(pay, 'timeout').reply(verifyPayment, paid);
    await user.click(await payButton());
    await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
    expect(api.requestsOf(pay)).toHaveLength(1);
  });

  test('what did not arrive may be paid again', async () => {
    service().fail(pay, 'network');
    const { user } = open();
    await user.click(await payButton());
    expect(await screen.findByText(/did not arrive at the service/, undefined, late)).toBeVisible();
    expect(await payButton()).toBeVisible();
  });

  test('as long as it cannot be read back nothing can be paid', async () => {
    const api = service();
    const { user } = open();
    await payButton();
    api.fail(pay, 'timeout').fail(verifyPayment, { status: 500 });
    await user.click(await payButton());
    expect(await screen.findByText('It is not known whether it was paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    api.reply(verifyPayment, never);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/did not arrive at the service/, undefined, late)).toBeVisible();
    expect(await payButton()).toBeVisible();
  });
});
