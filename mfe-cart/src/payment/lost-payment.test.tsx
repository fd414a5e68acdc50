import { pay, verifyPayment } from '@portal/shared/api/payment';
import { testAgent } from '@portal/shared/testing';
import { cartLockName } from '@portal/shared/with-lock';
import { act, screen, waitFor } from '@testing-library/react';
import {
  failed,
  noPayment,
  openPayment as open,
  paid,
  payButton,
  paymentService as service,
} from './fixtures/open-payment.tsx';

beforeEach(() => localStorage.clear());

describe('when the reply was lost', () => {
  test('opens the result of a payment that arrived', async () => {
    const api = service();
    const { user, location } = open();
    await payButton();
    api.fail(pay, 'timeout').reply(verifyPayment, paid);
    await user.click(await payButton());
    await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
    expect(api.requestsOf(pay)).toHaveLength(1);
  });

  test('offers to pay again when the payment did not arrive', async () => {
    service().fail(pay, 'network');
    const { user } = open();
    await user.click(await payButton());
    expect(await screen.findByText(/service could not be reached/, undefined)).toBeVisible();
    expect(await payButton()).toBeVisible();
  });

  test('allows no payment while it cannot be read back', async () => {
    const api = service();
    const { user } = open();
    await payButton();
    api.fail(pay, 'timeout').fail(verifyPayment, { status: 500 });
    await user.click(await payButton());
    expect(await screen.findByText('It is not known whether it was paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    api.reply(verifyPayment, noPayment);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/service could not be reached/, undefined)).toBeVisible();
    expect(await payButton()).toBeVisible();
  });
});

describe('[PAY-02] a tab that has waited for another tab', () => {
  /** Another tab takes the customer's lock, until the returned function is called. */
  const payInOtherTab = () => {
    let end = () => {};
    const over = new Promise<void>((done) => {
      end = done;
    });
    void navigator.locks.request(cartLockName('C1'), () => over);
    return () => act(async () => end());
  };

  test('pays nothing while it cannot read what the other tab did', async () => {
    const api = service();
    const { user } = open();
    const button = await payButton();
    const end = payInOtherTab();
    await user.click(button);
    expect(await screen.findByText('Another tab is sending for this customer')).toBeVisible();
    api.fail(verifyPayment, { status: 500 });
    await end();
    expect(await screen.findByText('It is not known whether it was paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(api.requestsOf(pay)).toHaveLength(0);
  });

  test('opens the result of the other tab’s payment', async () => {
    const api = service();
    const { user, location } = open();
    const button = await payButton();
    const end = payInOtherTab();
    await user.click(button);
    api.reply(verifyPayment, paid);
    await end();
    await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
    expect(api.requestsOf(pay)).toHaveLength(0);
  });
});

describe('[PAY-02] a payment that did not arrive, while the newest payment is a failed one', () => {
  const storageKey = `portal:doubt:payment:${testAgent.uuid}:A1`;

  test('stays pending, and is read back before it is paid again', async () => {
    const api = service().reply(verifyPayment, failed);
    const { user, location } = open();
    const button = await payButton();
    api.fail(pay, 'network');
    await user.click(button);
    expect(await screen.findByText(/or the bank refused the payment/, undefined)).toBeVisible();
    expect(screen.queryByText('The payment failed')).toBeNull();
    expect(localStorage.getItem(storageKey)).not.toBeNull();
    api.reply(verifyPayment, paid);
    await user.click(await payButton());
    await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
    expect(api.requestsOf(pay)).toHaveLength(1);
  });

  test('opens the result when only the last reading finds it paid', async () => {
    const api = service();
    const { user, shell, location } = open();
    const button = await payButton();
    const changed = jest.fn();
    shell.bus.on('application:changed').subscribe(changed);
    api.fail(pay, 'network');
    let last = 0;
    // reconciling polls with pauses; only the reading without a pause, right after it, finds the payment
    api.reply(verifyPayment, () => {
      const pause = Date.now() - last;
      const isFirst = last === 0;
      last = Date.now();
      return !isFirst && pause < 500 ? paid : failed;
    });
    await user.click(button);
    await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
    expect(changed).toHaveBeenCalled();
  });
});
