import { pay, verifyPayment } from '@portal/shared/api/payment';
import { testAgent } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { cartLockName } from '../core/with-customer-lock.ts';
import {
  failed,
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

describe('[PAY-02] a tab that has waited for another', () => {
  /** Another tab pays for the customer, until it is told to end. */
  const payElsewhere = () => {
    let end = () => {};
    const over = new Promise<void>((done) => {
      end = done;
    });
    void navigator.locks.request(cartLockName('C1'), () => over);
    return () => act(async () => end());
  };

  test('pays nothing as long as it cannot read what the other did', async () => {
    const api = service();
    const { user } = open();
    const button = await payButton();
    const end = payElsewhere();
    await user.click(button);
    expect(await screen.findByText('Another tab is sending for this customer')).toBeVisible();
    api.fail(verifyPayment, { status: 500 });
    await end();
    expect(await screen.findByText('It is not known whether it was paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(api.requestsOf(pay)).toHaveLength(0);
  });

  test('shows what the other has paid', async () => {
    const api = service();
    const { user, location } = open();
    const button = await payButton();
    const end = payElsewhere();
    await user.click(button);
    api.reply(verifyPayment, paid);
    await end();
    await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
    expect(api.requestsOf(pay)).toHaveLength(0);
  });
});

describe('[PAY-02] a payment that did not arrive while the newest one failed', () => {
  const doubt = `portal:doubt:payment:${testAgent.uuid}:A1`;

  test('is not taken for the failed one: it stays in doubt, and is looked for before it is paid again', async () => {
    const api = service().reply(verifyPayment, failed);
    const { user, location } = open();
    const button = await payButton();
    api.fail(pay, 'network');
    await user.click(button);
    expect(await screen.findByText(/or the bank did not take it/, undefined, late)).toBeVisible();
    expect(screen.queryByText('The payment failed')).toBeNull();
    expect(localStorage.getItem(doubt)).not.toBeNull();
    // it arrives after all
    api.reply(verifyPayment, paid);
    await user.click(await payButton());
    await waitFor(() => expect(location().pathname).toBe('/payment/successful'));
    expect(api.requestsOf(pay)).toHaveLength(1);
  });

  test('and turns out as paid in the last moment, is told as paid', async () => {
    const api = service();
    const { user, shell, location } = open();
    const button = await payButton();
    const changed = jest.fn();
    shell.bus.on('application:changed').subscribe(changed);
    api.fail(pay, 'network');
    let last = 0;
    // it is looked for again and again, with pauses; only the reading right after the last of these finds it
    api.reply(verifyPayment, () => {
      const pause = Date.now() - last;
      const isFirst = last === 0;
      last = Date.now();
      return !isFirst && pause < 500 ? paid : failed;
    });
    await user.click(button);
    await waitFor(() => expect(location().pathname).toBe('/payment/successful'), late);
    expect(changed).toHaveBeenCalled();
  });
});
