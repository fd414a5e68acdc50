import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import { type FakeApi, fakeApi, renderSlot, samples, testShell } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  wireBankar,
  wireCart,
  wireInvestment,
  wireRedemption,
  wireSwitching,
} from '../core/fixtures/cart.ts';
import { someLookups } from '../core/fixtures/lookups.ts';
import { someFunds, someSchemes } from '../core/fixtures/products.ts';
import { remoteData } from '../core/remote-data.ts';
import { CartSummary } from './cart-summary.tsx';

const Slot = remoteData.wrap(CartSummary);
const customer = { customerId: 'C0048217', name: 'TAN MEI LING' };

/** A service with these lists in each channel. */
function cartOf(transactions = wireCart(), forms = wireCart()): FakeApi {
  const api = fakeApi()
    .reply(customerInfo, samples.customerInfo)
    .reply(accountHolding, samples.accountHolding);
  return api.reply(cartList, ({ query }) => {
    if (query.channel === 'Digital Transaction') return transactions;
    return query.channel === 'Digital Form' ? forms : wireCart();
  });
}

const reference = { schemes: someSchemes, funds: someFunds, documents: [], lookups: someLookups };
const onProfile = '/client-profile?customerId=C0048217';

function open(onClose = jest.fn(), path = onProfile, shell = testShell()) {
  return { onClose, ...renderSlot(<Slot customer={customer} onClose={onClose} />, { path, shell }) };
}

test('[SHL-05] says that the cart is empty when all lists are, and leads to investing', async () => {
  const api = cartOf();
  open();
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute(
    'href',
    '/client-profile?customerId=C0048217&transaction=invest',
  );
  expect(api.requestsOf(cartList).map(({ query }) => query.channel)).toEqual([
    'Digital Transaction',
    'Digital Form',
    'Digital AOF',
  ]);
});

test('[SHL-06] shows sections by account: name and scheme code, currency and amount with 2 decimals, and what is charged', async () => {
  cartOf(
    wireCart({
      investment: [wireInvestment('i1', { scheme: 'CBGTU', currency: 'USD', amount: 50_000 })],
      redemption: [wireRedemption('r1')],
    }),
    wireCart({ bankar: [wireBankar('b1'), wireBankar('b2')] }),
  );
  const { user } = open();
  const invest = await screen.findByRole('region', { name: 'Invest' });
  expect(within(invest).getByText(/1000482917/)).toBeVisible();
  expect(invest).toHaveTextContent('SukukCBGTUUSD 50,000.00');
  expect(screen.getByRole('region', { name: 'Redeem' })).toHaveTextContent(
    'Malaysia GrowthCBMGF1,200.00 units',
  );
  expect(screen.getByText('To be charged').parentElement).toHaveTextContent(/USD 50,000.00$/);
  // the count of other items is shown only when there are no sections
  expect(screen.queryByText(/other item/)).toBeNull();

  await user.hover(within(invest).getByRole('button', { name: 'CBGTU' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Cempaka Biru Sukuk');
});

test('shows the allocation after the cart beside what is charged, and nothing of it when holdings fail', async () => {
  const cart = wireCart({ investment: [wireInvestment('i1')] });
  const ring = () => document.querySelector('svg[data-change]');
  const api = cartOf(cart).fail(accountHolding, { status: 400 });
  const { unmount } = open(jest.fn(), onProfile, testShell({ reference }));
  await screen.findByText('To be charged');
  await waitFor(() => expect(api.requestsOf(accountHolding)).not.toEqual([]));
  expect(ring()).toBeNull();
  unmount();
  cartOf(cart);
  open(jest.fn(), onProfile, testShell({ reference }));
  await waitFor(() => expect(ring()).toBeVisible());
  expect(screen.getByText('To be charged')).toBeVisible();
});

test('shows the number of other items when there are only such', async () => {
  cartOf(wireCart(), wireCart({ bankar: [wireBankar('b1'), wireBankar('b2')] }));
  open();
  expect(await screen.findByText('+ 2 other items')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Cart' })).toBeVisible();
});

test('[SHL-07] shows both legs of a switch', async () => {
  cartOf(wireCart({ switching: [wireSwitching('s1')] }));
  open();
  const section = await screen.findByRole('region', { name: 'Switch/ Contra' });
  expect(section).toHaveTextContent('Switch/Contra OutMalaysia GrowthCBMGFAll units');
  expect(section).toHaveTextContent('Switch/Contra InSukukCBSUKat switch price');
});

test('[SHL-08] opens the cart and closes with View Cart, by keyboard too', async () => {
  cartOf(wireCart({ investment: [wireInvestment('i1')] }));
  const { user, location, onClose } = open();
  (await screen.findByRole('link', { name: 'View Cart' })).focus();
  await user.keyboard('{Enter}');
  expect(location()).toMatchObject({ pathname: '/cart', search: '?customerId=C0048217' });
  expect(onClose).toHaveBeenCalled();
});

test('shows a failure, not an empty cart, and retries', async () => {
  cartOf().fail(cartList, { status: 400 });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The cart could not be loaded');
  expect(screen.queryByText('Your cart is empty.')).toBeNull();
  expect(screen.getByRole('link', { name: 'open the cart' })).toHaveAttribute(
    'href',
    '/cart?customerId=C0048217',
  );

  cartOf(wireCart({ investment: [wireInvestment('i1')] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Invest' })).toBeVisible();
});

test('shows the loaded items and a failure when one channel failed', async () => {
  cartOf().reply(cartList, ({ query }) => {
    if (query.channel === 'Digital Form') throw new Error('down');
    return query.channel === 'Digital Transaction'
      ? wireCart({ investment: [wireInvestment('i1')] })
      : wireCart();
  });
  open();
  expect(await screen.findByRole('region', { name: 'Invest' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Some items could not be loaded');
});

test('names the customer on the list of customers, but not on the customer’s page', async () => {
  cartOf();
  const { unmount } = open(jest.fn(), '/client');
  expect(screen.getByText(customer.name)).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.queryByText(customer.name)).toBeNull();
});

test('sends no request without a customer, and links to the customers', async () => {
  const api = cartOf();
  renderSlot(<Slot onClose={() => {}} />);
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a customer' })).toHaveAttribute('href', '/client');
  expect(api.requests).toEqual([]);
});

test('[SHL-06] shows every row of a long cart', async () => {
  const investment = Array.from({ length: 40 }, (_, index) =>
    wireInvestment(`i${index}`, { accountId: `10${index % 7}` }),
  );
  cartOf(wireCart({ investment }));
  open();
  const invest = await screen.findByRole('region', { name: 'Invest' });
  // rows count whether visible or not: jsdom would compute the styles of all at every look
  const rows = () => within(invest).getAllByRole('listitem', { hidden: true });
  await waitFor(() => expect(rows()).toHaveLength(40));
});
