import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { customerInfo } from '@portal/shared/api/customers';
import { accountHolding } from '@portal/shared/api/holdings';
import { onboardingWire, samples } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { wireBankar, wireCart, wireInvestment, wireOnboarding } from '../core/fixtures/cart.ts';
import { createShell, openCart, row, service } from './fixtures/cart-page.tsx';

beforeEach(() => localStorage.clear());

const under = { onboardingId: 'ONB-1' };

/** The cart of an onboarding: an investment and a bank account are under it. */
function applicantCart() {
  return service({}).reply(cartList, ({ query }) => {
    if (query.channel === 'Digital AOF') return wireCart({ onboarding: [wireOnboarding('ONB-1')] });
    return query.channel === 'Digital Transaction'
      ? wireCart({ investment: [wireInvestment('i1', { accountId: 'ONB-1-CS', ...under })] })
      : wireCart({ bankar: [wireBankar('b1', { account: 'ONB-1-CS', ...under })] });
  });
}

test('[ONB-04] [SHL-12] the cart of an onboarding names its applicant and asks for no record', async () => {
  const api = applicantCart();
  const shell = createShell();
  const opened = jest.fn();
  shell.bus.on('customer:opened').subscribe(opened);
  openCart('/cart?customerId=ONB-1', shell);
  const banner = await screen.findByRole('region', { name: 'Customer' });
  expect(banner).toHaveTextContent('Tan Mei Ling');
  expect(banner).toHaveTextContent('Applicant · Moderate, risk up to 3');
  expect(within(banner).queryByRole('link')).toBeNull();
  expect(opened).toHaveBeenCalledWith(
    expect.objectContaining({ customerId: 'ONB-1', name: 'TAN MEI LING', hasAccounts: false }),
  );
  expect(api.requestsOf(customerInfo)).toEqual([]);
  expect((await row('Onboarding of Tan Mei Ling')).getByText('Ready')).toBeVisible();
  expect((await row('Invest in Cempaka Biru Sukuk')).getByText('Ready')).toBeVisible();
  expect((await row('Add bank account, Maybank')).getByText(/serves the new account/)).toBeVisible();
  expect(screen.queryByText('ONB-1-CS')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Check out onboarding, 3 items' })).toBeVisible();
});

test('[ONB-04] the invest drawer names an applicant’s account by what it will be', async () => {
  applicantCart();
  openCart('/cart?customerId=ONB-1&transaction=invest&item=i1');
  const account = await screen.findByRole('combobox', { name: 'Account and plan' });
  expect(within(account).getByRole('option', { selected: true })).toHaveTextContent(
    'New account · Cash · Individual',
  );
});

test('the allocation of an applicant begins with nothing', async () => {
  const api = applicantCart();
  openCart('/cart?customerId=ONB-1');
  expect(await screen.findByText(/^After the cart, all in Fixed income:/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(api.requestsOf(accountHolding)).toEqual([]);
});

test('the applicant of an onboarding that was sent is read from its checkout', async () => {
  const [sample] = samples.checkoutsOf;
  if (!sample) throw new Error('no sample checkout');
  service({}).reply(checkoutsOf, ({ query }) =>
    query.channel === 'Digital AOF'
      ? [
          {
            ...sample,
            customerId: 'ONB-1',
            customerName: 'NURUL HUDA BINTI ZAMRI',
            items: [{ itemId: 'ONB-1', item: { type: 'onboarding' as const, payload: onboardingWire } }],
          },
        ]
      : [],
  );
  openCart('/cart?customerId=ONB-1');
  expect(await screen.findByRole('region', { name: 'Customer' })).toHaveTextContent('Nurul Huda binti Zamri');
  expect(await screen.findByRole('link', { name: 'View applications' })).toBeVisible();
});

test('an onboarding that is neither in the cart nor sent is said to be completed or removed', async () => {
  service({});
  openCart('/cart?customerId=ONB-9');
  await waitFor(() => expect(screen.getByText('This onboarding is no longer open')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
