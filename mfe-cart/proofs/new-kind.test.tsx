import { cartList } from '@portal/shared/api/cart';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { renderSlot, testShell } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openCart, removeBy, row, service } from '../src/cart/fixtures/cart-page.tsx';
import {
  checkoutService,
  declareAll,
  openCheckout,
  received,
  submitButton,
} from '../src/checkout/fixtures/open-checkout.tsx';
import { wireBankar, wireCart } from '../src/core/fixtures/cart.ts';
import { someFunds, someSchemes } from '../src/core/fixtures/products.ts';
import { remoteData } from '../src/core/remote-data.ts';
import { CartSummary } from '../src/summary/index.ts';
import type { SavingsPayload } from './savings-kind.ts';

// a list at the wire that the product does not know, and the entries of its kind: nothing else names it
jest.mock('@portal/shared/api/transaction-payloads', () => {
  const actual = jest.requireActual('@portal/shared/api/transaction-payloads');
  return { ...actual, itemTypes: [...actual.itemTypes, 'savings'] };
});
jest.mock('@portal/shared/api/cart', () => {
  const actual = jest.requireActual('@portal/shared/api/cart');
  const z = jest.requireActual('@portal/shared/schema');
  const response = z.pipe(
    z.unknown(),
    z.transform((lists: { readonly savings?: unknown }) => ({
      ...actual.cartList.response.parse(lists),
      savings: lists.savings ?? [],
    })),
  );
  return { ...actual, cartList: { ...actual.cartList, response } };
});
jest.mock('../../shared/src/domain/items/item-descriptions.ts', () => {
  const { itemDescriptions } = jest.requireActual('../../shared/src/domain/items/item-descriptions.ts');
  const { describeSavings } = jest.requireActual('./savings-kind.ts');
  return { itemDescriptions: { ...itemDescriptions, savings: describeSavings } };
});
jest.mock('../src/core/items/item-kinds.ts', () => {
  const { itemKinds } = jest.requireActual('../src/core/items/item-kinds.ts');
  const { savings } = jest.requireActual('./savings-kind.ts');
  return { itemKinds: { ...itemKinds, savings } };
});

const title = 'Save monthly in Cempaka Biru Sukuk';

/** A channel's lists with one savings plan of MYR 300.00 a month. */
function withSavings(lists: Parameters<typeof wireCart>[0] = {}, changes: Partial<SavingsPayload> = {}) {
  const payload = { accountId: '1000482917', monthly: '300.00', ...changes };
  return { ...wireCart(lists), savings: [{ id: 's1', customerName: 'TAN MEI LING', payload }] };
}

function cartService(lists: ReturnType<typeof withSavings>, api = service({})) {
  return api.reply(cartList, ({ query }) => (query.channel === 'Digital Transaction' ? lists : wireCart()));
}

beforeEach(() => localStorage.clear());

describe('[CRT-01] an item of a new kind, by its two entries alone', () => {
  test('is shown in its account’s card, checked, and counted in the sums of the cart', async () => {
    cartService(withSavings());
    openCart();
    expect(await screen.findByRole('region', { name: '1000482917' })).toHaveTextContent(title);
    const item = await row(title);
    await waitFor(() => expect(item.getByText('Ready')).toBeVisible());
    expect(item.getByText(/^Paid monthly/)).toBeVisible();
    expect(item.getByRole('checkbox', { name: `Choose savings plan: ${title}` })).toBeChecked();
    expect(item.queryByRole('button', { name: /^Edit/ })).toBeNull();
    const rail = screen.getByRole('region', { name: 'Checkout' });
    expect(rail).toHaveTextContent('MYR 300.00');
    expect(within(rail).getByRole('link', { name: 'Check out 1 item' })).toHaveAttribute(
      'href',
      '/checkout?customerId=C0048217&items=s1',
    );
    expect(await screen.findByText(/^After the cart, all in Fixed income:/)).toBeVisible();
  });

  test('is blocked with its own words when its scheme is no longer offered', async () => {
    cartService(withSavings());
    const schemes = someSchemes.filter(({ scheme }) => scheme !== 'CBSUK');
    openCart(undefined, testShell({ reference: { schemes, funds: someFunds, documents: [] } }));
    const item = await row(title);
    expect(
      await item.findByText('The scheme of this plan is no longer offered. Stop the plan.'),
    ).toBeVisible();
  });

  test('is chosen with the bank account that it needs, and named when it is removed', async () => {
    cartService(withSavings({ bankar: [wireBankar('b1')] }, { idBankar: 'b1' }));
    const { user, shell } = openCart();
    await user.click((await row('Add bank account, Maybank')).getByRole('checkbox'));
    const item = await row(title);
    expect(item.getByRole('checkbox')).not.toBeChecked();
    await removeBy(user, title);
    expect(shell.notices).toMatchObject([{ text: 'Removed CBSUK, MYR 300.00' }]);
  });

  test('[SHL-06] has its section in the Cart Summary', async () => {
    cartService(withSavings());
    const Slot = remoteData.wrap(CartSummary);
    renderSlot(<Slot customer={{ customerId: 'C0048217', name: 'TAN MEI LING' }} onClose={() => {}} />, {
      path: '/client-profile?customerId=C0048217',
    });
    const section = await screen.findByRole('region', { name: 'Save' });
    expect(section).toHaveTextContent('1000482917');
    expect(section).toHaveTextContent('CBSUKMYR 300.00');
  });

  test('[CHK-01] is reviewed, paid and sent at checkout', async () => {
    const api = cartService(withSavings(), checkoutService());
    const { user } = openCheckout('s1');
    await declareAll(user);
    expect(received()).toBeChecked();
    const reviewed = within(screen.getByRole('table', { name: 'Items of this checkout' }));
    expect(reviewed.getByText(title)).toBeVisible();
    expect(reviewed.getByText('1000482917, to be paid')).toBeVisible();
    expect(screen.getByText('1 of 1 item')).toBeVisible();
    expect(await screen.findByText(/^Everything is declared. Payment comes/)).toBeVisible();
    await user.click(await submitButton());
    await waitFor(() => expect(api.requestsOf(submitCheckout)).toHaveLength(1));
    expect(api.requestsOf(submitCheckout)[0]?.body).toMatchObject({
      itemIds: ['s1'],
      payment: [{ currency: 'MYR', method: 'FPX' }],
    });
  });
});
