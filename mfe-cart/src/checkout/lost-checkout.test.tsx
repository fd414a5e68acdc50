import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf, submitCheckout } from '@portal/shared/api/checkout';
import { type FakeApi, testAgent, testDrafts } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { wireCart } from '../core/fixtures/cart.ts';
import { cartLockName } from '../core/with-customer-lock.ts';
import {
  arrived,
  declareAll,
  late,
  openCheckout as open,
  received,
  checkoutService as service,
  submitButton,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

describe('a lost answer', () => {
  const send = async () => {
    const page = open();
    await declareAll(page.user);
    await screen.findByText(/Everything is declared/);
    await page.user.click(await submitButton());
    return page;
  };

  test('is read back: what arrived is shown as sent, and not sent again', async () => {
    const api = service().fail(submitCheckout, 'timeout').reply(checkoutsOf, arrived);
    const { location } = await send();
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    expect(api.requestsOf(submitCheckout)).toHaveLength(1);
  });

  test('what did not arrive may be sent again, with everything kept', async () => {
    service().fail(submitCheckout, 'network');
    await send();
    expect(await screen.findByText(/did not arrive at the service/, undefined, late)).toBeVisible();
    expect(received()).toBeChecked();
    expect(await submitButton()).toBeVisible();
  });

  test('as long as it cannot be read back nothing can be sent', async () => {
    const api = service().fail(submitCheckout, { status: 500 });
    api.fail(checkoutsOf, { status: 400 });
    const { user, location } = await send();
    expect(await screen.findByText('It is not known whether it was sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    api.reply(checkoutsOf, arrived);
    const alert = screen.getByText('It is not known whether it was sent').closest('[role=alert]');
    if (!(alert instanceof HTMLElement)) throw new Error('not told as an alert');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
  });

  test('a refusal is told, and nothing is read back', async () => {
    const api = service().fail(submitCheckout, { status: 422 });
    await send();
    expect(await screen.findByText(/The service did not take it/)).toBeVisible();
    expect(api.requestsOf(checkoutsOf)).toHaveLength(2);
  });
});

test('[CHK-06] a double click sends one checkout', async () => {
  const api = service();
  const { user } = open();
  await declareAll(user);
  await screen.findByText(/Everything is declared/);
  await user.dblClick(await submitButton());
  expect(await screen.findByRole('list', { name: 'What happens next' })).toBeVisible();
  // a second one would have taken its turn by now
  await act(async () => navigator.locks.request(cartLockName('C0048217'), async () => undefined));
  expect(api.requestsOf(submitCheckout)).toHaveLength(1);
});

describe('[CHK-06] a tab that has waited for another', () => {
  /** Presses Submit while another tab sends for the customer, which then ends. */
  const sendAfterAnother = async (
    meanwhile: (api: FakeApi, shell: ReturnType<typeof open>['shell']) => unknown,
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
    await meanwhile(api, page.shell);
    await act(async () => end());
    return { ...page, api };
  };

  test('sends nothing as long as it cannot read what the other did, and then shows that', async () => {
    const { api, user, location } = await sendAfterAnother((service) =>
      service.fail(checkoutsOf, { status: 400 }),
    );
    const told = await screen.findByText('It is not known whether it was sent');
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
    api.reply(checkoutsOf, arrived);
    const alert = told.closest('[role=alert]');
    if (!(alert instanceof HTMLElement)) throw new Error('not told as an alert');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  });

  test('takes what the other has sent for sent', async () => {
    const { api, location } = await sendAfterAnother((service) => service.reply(checkoutsOf, arrived));
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  });

  test('also when its items have left the cart by then, and the form with them', async () => {
    const { location } = await sendAfterAnother(async (service, shell) => {
      service.reply(checkoutsOf, arrived).reply(cartList, wireCart({}));
      act(() => shell.bus.emit('cart:changed', { customerId: 'C0048217' }));
      expect(await screen.findByText('Nothing to check out')).toBeVisible();
    });
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
  });
});

describe('[CHK-06] after a reload in the middle of sending', () => {
  const inDoubt = () =>
    localStorage.setItem(
      `portal:doubt:checkout:${testAgent.uuid}:C0048217`,
      JSON.stringify({ key: 'k1', at: Date.now() - 60_000, about: ['i1'] }),
    );

  test('what has arrived is shown as sent, and nothing is offered before that is known', async () => {
    const api = service().reply(checkoutsOf, arrived);
    inDoubt();
    const drafts = testDrafts({ 'checkout:C0048217': { savedAt: Date.now(), value: {}, fromHere: true } });
    const { location } = open('i1', drafts);
    expect(screen.getByText('Checking what happened…')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    await waitFor(() => expect(location().search).toBe('?customerId=C0048217&sent=CO-1'));
    // what was typed was sent with it
    expect(drafts.kept.size).toBe(0);
    expect(api.requestsOf(submitCheckout)).toHaveLength(0);
  });

  test('what did not arrive is told, and can be sent', async () => {
    service();
    inDoubt();
    open();
    expect(await screen.findByText('The last checkout did not arrive')).toBeVisible();
    expect(await submitButton()).toBeVisible();
  });

  test('as long as it cannot be read back there is no way but to ask again', async () => {
    const api = service().fail(checkoutsOf, { status: 400 });
    inDoubt();
    const { user } = open();
    expect(await screen.findByText('It is not known whether it was sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    api.reply(checkoutsOf, []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await submitButton()).toBeVisible();
  });
});
