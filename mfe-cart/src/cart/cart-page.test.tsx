import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { customerInfo } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import { tdayCalc } from '@portal/shared/api/pricing';
import { type FakeApi, fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type WireCart,
  wireBankar,
  wireCart,
  wireInvestment,
  wireRedemption,
} from '../core/fixtures/cart.ts';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import { someFunds, someSchemes } from '../core/fixtures/products.ts';
import { remoteData } from '../core/remote-data.ts';
import { CartPage } from './cart-page.tsx';
import { undoMs } from './use-removal.ts';

const Slot = remoteData.wrap(CartPage);

/** The allocation asks once an account, after everything else. */
const late = { timeout: 8_000 };

const full = {
  investment: [
    wireInvestment('i1'),
    wireInvestment('i2', {
      scheme: 'CBGTU',
      schemeName: 'Cempaka Biru Global Tech (USD)',
      currency: 'USD',
      satRank: 5,
    }),
    wireInvestment('i3', { scheme: 'CBSMC', schemeName: 'Cempaka Biru Small Cap' }),
  ],
  redemption: [wireRedemption('r1', { accountId: '2000193346', plan: 'EPF' })],
} satisfies Partial<WireCart>;

function service(transactions: Partial<WireCart> = full): FakeApi {
  return fakeApi()
    .reply(customerInfo, wireCustomer)
    .reply(tdayCalc, { date: '2026-11-23' })
    .reply(checkoutsOf, [])
    .reply(accountHolding, { holdings: [], totals: [], asOf: null })
    .reply(deleteFromCart, { cartIds: ['i1'] })
    .reply(cartList, ({ query }) => {
      if (query.channel === 'Digital Transaction') return wireCart(transactions);
      return query.channel === 'Digital Form' && transactions === full
        ? wireCart({ bankar: [wireBankar('b1')] })
        : wireCart();
    });
}

const aShell = () =>
  testShell({ reference: { schemes: someSchemes, funds: someFunds, documents: [], lookups: someLookups } });

function open(path = '/cart?customerId=C0048217', shell = aShell()) {
  return renderSlot(<Slot />, { shell, path });
}

const row = async (title: string) => {
  const found = (await screen.findByText(title)).closest('li');
  if (!found) throw new Error(`No row of ${title}`);
  return within(found);
};

/** Takes an item out by its menu, which holds it as the last of its actions. */
async function removeSukuk(user: ReturnType<typeof open>['user']): Promise<void> {
  (await row('Invest in Cempaka Biru Sukuk')).getByRole('button', { name: /^Actions of/ }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await user.keyboard('{End}{Enter}');
}

test('items by account, each ready, warning or blocked, and why', async () => {
  service();
  const { shell } = open();
  expect(await screen.findByRole('region', { name: '1000482917' })).toBeVisible();
  expect(screen.getByRole('region', { name: '2000193346' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Customer record' })).toBeVisible();
  expect((await row('Invest in Cempaka Biru Sukuk')).getByText('Ready')).toBeVisible();
  const risky = await row('Invest in Cempaka Biru Global Tech (USD)');
  await waitFor(() => expect(risky.getByText('Warning')).toBeVisible());
  expect(risky.getByText(/Riskier than this customer’s category/)).toBeVisible();
  const closed = await row('Invest in Cempaka Biru Small Cap');
  expect(closed.getByText(/closed to new investment/)).toBeVisible();
  expect(closed.getByRole('checkbox')).toBeDisabled();
  const opened = jest.fn();
  shell.bus.on('customer:opened').subscribe(opened);
  expect(opened).toHaveBeenCalledWith({ customerId: 'C0048217', name: 'TAN MEI LING', hasAccounts: true });
});

test('the choice is what is checked out, with subtotals per currency; keyboard alone will do', async () => {
  service();
  const { user } = open();
  const checkout = await screen.findByRole('region', { name: 'Checkout' });
  await waitFor(() =>
    expect(within(checkout).getByText('One blocked item stays in the cart.')).toBeVisible(),
  );
  expect(checkout).toHaveTextContent('MYR 25,000.00');
  expect(checkout).toHaveTextContent('USD 25,000.00');
  (await row('Invest in Cempaka Biru Global Tech (USD)')).getByRole('checkbox').focus();
  await user.keyboard(' ');
  expect(checkout).not.toHaveTextContent('USD 25,000.00');
  expect(within(checkout).getByRole('link', { name: 'Check out 3 items' })).toHaveAttribute(
    'href',
    '/checkout?customerId=C0048217&items=i1,r1,b1',
  );
});

test('the filter is in the URL', async () => {
  service();
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Blocked 1' }));
  expect(location().search).toBe('?customerId=C0048217&show=blocked');
  expect(screen.queryByText('Invest in Cempaka Biru Sukuk')).toBeNull();
  expect(screen.getByText('Invest in Cempaka Biru Small Cap')).toBeVisible();
});

describe('[CRT-02] removing', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const remove = async () => {
    const page = open();
    await removeSukuk(page.user);
    await waitFor(() => expect(screen.queryByText('Invest in Cempaka Biru Sukuk')).toBeNull());
    return page;
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('it can be undone for six seconds; then the service hears of it, and everyone else', async () => {
    const api = service();
    const { shell } = await remove();
    const changed = jest.fn();
    shell.bus.on('cart:changed').subscribe(changed);
    expect(shell.notices[0]).toMatchObject({
      text: 'Removed CBSUK, MYR 25,000.00',
      action: { label: 'Undo' },
    });
    expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
    await wait(undoMs);
    expect(api.requestsOf(deleteFromCart).map(({ body }) => body)).toEqual([
      { channel: 'Digital Transaction', userId: testAgent.uuid, customerId: 'C0048217', cartIds: ['i1'] },
    ]);
    expect(changed).toHaveBeenCalledWith({ customerId: 'C0048217' });
  });

  test('undone, it is back, and the service never hears of it', async () => {
    const api = service();
    const { shell } = await remove();
    act(() => shell.notices[0]?.action?.run());
    expect(screen.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
    await wait(undoMs);
    expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  });

  test('several at once are one call for each channel', async () => {
    const api = service();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove chosen' }));
    await wait(undoMs);
    expect(api.requestsOf(deleteFromCart).map(({ body }) => body)).toMatchObject([
      { channel: 'Digital Transaction', cartIds: ['i1', 'i2', 'r1'] },
      { channel: 'Digital Form', cartIds: ['b1'] },
    ]);
  });

  test('leaving the page sends what still waits', async () => {
    const api = service();
    const { unmount } = await remove();
    unmount();
    await wait(0);
    expect(api.requestsOf(deleteFromCart)).toHaveLength(1);
  });

  test('[CRT-03] one that fails stays hidden, with a hint', async () => {
    service().fail(deleteFromCart, { status: 500 });
    await remove();
    await wait(undoMs);
    expect(await screen.findByText(/could not remove CBSUK, MYR 25,000.00/)).toBeVisible();
    expect(screen.queryByText('Invest in Cempaka Biru Sukuk')).toBeNull();
  });
});

test('[CRT-03] the hint stands in a cart that looks empty, too', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  service({ investment: [wireInvestment('i1')] }).fail(deleteFromCart, { status: 500 });
  const { user } = open();
  await removeSukuk(user);
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(undoMs));
  expect(await screen.findByText('Removed here only')).toBeVisible();
  jest.useRealTimers();
});

test('[CRT-03] it is hidden on every page until one is loaded anew', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  service({ investment: [wireInvestment('i1')] }).fail(deleteFromCart, { status: 500 });
  const shell = aShell();
  const first = open(undefined, shell);
  await removeSukuk(first.user);
  // leaving sends it
  first.unmount();
  await act(() => jest.advanceTimersByTimeAsync(10));
  const second = open(undefined, shell);
  expect(await screen.findByText('Removed here only')).toBeVisible();
  expect(screen.queryByText('Invest in Cempaka Biru Sukuk')).toBeNull();
  second.unmount();
  open();
  expect(await screen.findByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  jest.useRealTimers();
});

test('an empty cart says what would be here', async () => {
  service({});
  open();
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute(
    'href',
    '/client-profile?customerId=C0048217&drawer=invest',
  );
});

test('a cart that could not be loaded is not an empty one', async () => {
  service().fail(cartList, { status: 400 });
  const { user } = open();
  expect(await screen.findByText('The cart could not be loaded')).toBeVisible();
  service();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
});

test('without the customer’s record items show, unchecked', async () => {
  service().fail(customerInfo, { status: 400 });
  open();
  expect((await row('Invest in Cempaka Biru Sukuk')).getByText('Not checked')).toBeVisible();
  expect(screen.getByText('The customer’s record could not be loaded')).toBeVisible();
});

test('without a customer it leads to choosing one', () => {
  service();
  open('/cart');
  expect(screen.getByRole('link', { name: 'Choose a customer' })).toHaveAttribute('href', '/client');
});

test('what hangs on another item is chosen and dropped with it', async () => {
  service({
    investment: [wireInvestment('i1')],
    redemption: [wireRedemption('r1', { idBankar: 'b1' })],
    bankar: [wireBankar('b1')],
  });
  const { user } = open();
  const redemption = await row('Redeem Cempaka Biru Malaysia Growth');
  await waitFor(() =>
    expect(redemption.getByText(/also in this cart. Both are sent together/)).toBeVisible(),
  );
  const bank = await row('Add bank account, Maybank');
  await user.click(bank.getByRole('checkbox'));
  expect(redemption.getByRole('checkbox')).not.toBeChecked();
  await user.click(redemption.getByRole('checkbox'));
  expect(bank.getByRole('checkbox')).toBeChecked();
});

test('what the cart does to the allocation is shown, and what fails of it leaves the cart alone', async () => {
  const api = service();
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Allocation of MYR by asset class' }, late);
  expect(within(table).getByRole('row', { name: /100.0%$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'USD' }));
  expect(await screen.findByRole('table', { name: 'Allocation of USD by asset class' })).toBeVisible();
  expect(api.requestsOf(accountHolding)[0]?.query).toMatchObject({ scheme: '', includeZeroAum: 'false' });
});

test('holdings that could not be loaded are told in their place', async () => {
  const api = service().fail(accountHolding, { status: 400 });
  const { user } = open();
  expect(await screen.findByText('It could not be worked out')).toBeVisible();
  expect(screen.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  api.reply(accountHolding, { holdings: [], totals: [], asOf: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Allocation of MYR by asset class' })).toBeVisible();
});
