import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { type FakeApi, testAgent, testDrafts } from '@portal/shared/testing';
import { cartLockName } from '@portal/shared/with-lock';
import { act, screen, waitFor } from '@testing-library/react';
import { wireCart } from '../core/fixtures/cart.ts';
import {
  arrived,
  declareAll,
  openCheckout as open,
  received,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

describe('when the reply was lost', () => {
  const send = async () => {
    const page = open();
    await declareAll(page.user);
    await screen.findByText(/Everything is declared/);
    await page.user.click(await submitButton());
    return page;
  };

  test('shows a checkout that arrived as sent', async () => {
    const api = service().fail(submitCheckout, 'timeout').reply(checkoutsOf, arrived);
    const { location } = await send();
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    expect(api.requestsOf(submitCheckout)).toHaveLength(1);
  });

  test('offers to send again, with everything kept, when it did not arrive', async () => {
    service().fail(submitCheckout, 'network');
    await send();
    expect(await screen.findByText(/service could not be reached/, undefined)).toBeVisible();
    expect(received()).toBeChecked();
    expect(await submitButton('again')).toBeVisible();
  });

  test('allows no sending while it cannot be read back', async () => {
    const api = service().fail(submitCheckout, { status: 500 });
    api.fail(checkoutsOf, { status: 400 });
    const { user, location } = await send();
    expect(await screen.findByText('It is not known whether the checkout was sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    api.reply(checkoutsOf, arrived);
    expect(screen.getByText(/The form is locked until this is known/)).toBeVisible();
    expect(received()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
  });

  test('shows a refusal without reading back', async () => {
    const api = service().fail(submitCheckout, { status: 422 });
    await send();
    expect(await screen.findByText(/The service did not accept it/)).toBeVisible();
    expect(api.requestsOf(checkoutsOf)).toHaveLength(2);
  });
});

test('[CHK-06] sends one checkout on a double click', async () => {
  const api = service();
  const { user } = open();
  await declareAll(user);
  await screen.findByText(/Everything is declared/);
  await user.dblClick(await submitButton());
  expect(await screen.findByRole('list', { name: 'What happens next' })).toBeVisible();
  // a second request would have been sent before this lock is granted
  await act(async () => navigator.locks.request(cartLockName('C0048217'), async () => undefined));
  expect(api.requestsOf(submitCheckout)).toHaveLength(1);
});

describe('[CHK-06] a tab that has waited for another tab', () => {
  /** Presses Submit while another tab has the customer's lock, runs `whileWaiting`, and releases the lock. */
  const sendAfterOtherTab = async (
    whileWaiting: (api: FakeApi, shell: ReturnType<typeof open>['shell']) => unknown,
  ) => {
    const api = service();
    const page = open();
    await declareAll(page.user);
    await screen.findByText(/Everything is declared/);
    let end = () => {};
    const over = new Promise<void>((done) => {
      end = done;
    });
    void navigator.locks.request(cartLockName('C0048217'), () => over);
    await page.user.click(await submitButton());
    expect(await screen.findByText('Another tab is sending for this customer')).toBeVisible();
    await whileWaiting(api, page.shell);
    await act(async () => end());
    return { ...page, api };
  };

  test('sends nothing while it cannot read what the other tab did, and then shows it', async () => {
    const { api, user, location } = await sendAfterOtherTab((service) =>
      service.fail(checkoutsOf, { status: 400 }),
    );
    await screen.findByText('It is not known whether the checkout was sent');
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
    api.reply(checkoutsOf, arrived);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  });

  test('shows the other tab’s checkout as sent', async () => {
    const { api, location } = await sendAfterOtherTab((service) => service.reply(checkoutsOf, arrived));
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  });

  test('shows the other tab’s checkout as sent when the items have left the cart', async () => {
    const { location } = await sendAfterOtherTab(async (service, shell) => {
      service.reply(checkoutsOf, arrived).reply(cartList, wireCart({}));
      act(() => shell.bus.emit('cart:changed', { customerId: 'C0048217' }));
      expect(await screen.findByText('Nothing to check out')).toBeVisible();
    });
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
  });
});

describe('[CHK-06] after a reload during sending', () => {
  const savePending = () =>
    localStorage.setItem(
      `portal:doubt:checkout:${testAgent.uuid}:C0048217`,
      JSON.stringify({ key: 'k1', at: Date.now() - 60_000, about: ['i1'] }),
    );

  test('reads back first, and shows a checkout that arrived as sent', async () => {
    const api = service().reply(checkoutsOf, arrived);
    savePending();
    const drafts = testDrafts({ 'checkout:C0048217': { savedAt: Date.now(), value: {}, fromHere: true } });
    const { location } = open('i1', drafts);
    expect(screen.getByText('Checking what happened…')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    // the draft was sent, so it is discarded
    expect(drafts.kept.size).toBe(0);
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  });

  test('says that the checkout did not arrive, and offers to send', async () => {
    service();
    savePending();
    open();
    expect(await screen.findByText('The last checkout was not sent')).toBeVisible();
    expect(await submitButton()).toBeVisible();
  });

  test('offers only to check again while it cannot be read back', async () => {
    const api = service().fail(checkoutsOf, { status: 400 });
    savePending();
    const { user } = open();
    expect(await screen.findByText('It is not known whether the last checkout was sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    api.reply(checkoutsOf, []);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await submitButton()).toBeVisible();
  });
});
