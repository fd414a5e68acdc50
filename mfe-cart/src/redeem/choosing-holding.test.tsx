import { cartList } from '@portal/shared/api/cart';
import { accountHolding } from '@portal/shared/api/holdings';
import { act, screen, waitFor } from '@testing-library/react';
import { wireRedemption } from '../core/fixtures/cart.ts';
import { remoteData } from '../core/remote-data.ts';
import { addButton, openDrawer, pendingHolding, service } from './fixtures/drawer.tsx';
import { redemptionOf } from './fixtures/redemption-of.ts';

beforeEach(() => localStorage.clear());

/** Lets an API reply with these holdings for the cash account. */
const withHoldings = (api: ReturnType<typeof service>, holdings: ReturnType<typeof pendingHolding>[]) =>
  api.reply(accountHolding, { holdings, totals: [], asOf: null });

/** Nine holdings; the schemes of X5 to X9 are not listed, so that they cannot be redeemed. */
const nine = ['CBMGF', 'CBSUK', 'CBIAS', 'CBPRG', 'X5', 'X6', 'X7', 'X8', 'X9'].map((scheme) =>
  pendingHolding({ scheme, schemeName: `Fund ${scheme}` }),
);

const growth = /^Cempaka Biru Malaysia Growth CBMGF Risk 4 MYR 649\.26 900\.00 of 1,000\.00 units free$/;

test('[ITM-04] a press on a holding chooses it and asks how much; Change holding leads back to the list', async () => {
  service();
  const { user } = openDrawer();
  const row = await screen.findByRole('button', { name: growth });
  expect(screen.getByText('No holding chosen')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Units' })).toBeNull();
  await user.click(row);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Amount' })).toHaveFocus());
  expect(screen.queryByRole('list', { name: 'Holdings' })).toBeNull();
  expect(screen.getByText('Free units').parentElement).toHaveTextContent('Free units900.00of 1,000.00');
  expect(screen.getByText('Nothing to redeem yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change holding' }));
  expect(screen.getByRole('button', { name: growth })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep this holding' }));
  expect(screen.queryByRole('list', { name: 'Holdings' })).toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Amount' }));
  await user.paste('200');
  expect(screen.getByText('To be redeemed')).toBeVisible();
});

test('[ITM-04] without a holding, Add to cart says so and moves the focus to the first one', async () => {
  service();
  const { user } = openDrawer();
  const row = await screen.findByRole('button', { name: growth });
  await user.click(addButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a holding.');
  expect(row).toHaveFocus();
});

test('[ITM-11] holdings that cannot be redeemed are folded, each with its reason', async () => {
  service();
  const { user } = openDrawer();
  await user.click(await screen.findByRole('button', { name: '1 holding that cannot be redeemed' }));
  expect(screen.getByText('Pending transactions take all units.')).toBeVisible();
});

test('[ITM-11] when none can be redeemed, the reasons show at once, and the wanted one says its', async () => {
  withHoldings(service(), [pendingHolding({ pendingUnits: 1_000 })]);
  openDrawer({ scheme: 'CBMGF' });
  expect(await screen.findByText('Cempaka Biru Malaysia Growth cannot be redeemed')).toBeVisible();
  expect(screen.getByRole('button', { name: /cannot be redeemed$/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByText(/^Pending transactions take all units/)).toBeVisible();
  expect(screen.queryByText(/Choose another holding/)).toBeNull();
});

test('more than eight holdings are searched by name or code, and arrow keys move between them', async () => {
  withHoldings(service(), nine);
  const { user } = openDrawer();
  const search = await screen.findByRole('searchbox', { name: 'Find a holding' });
  await user.click(search);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Fund CBMGF/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Fund CBSUK/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(search).toHaveFocus();
  await user.paste('suk');
  expect(screen.queryByRole('button', { name: /^Fund CBMGF/ })).toBeNull();
  expect(screen.getByText('1 holding found')).toBeInTheDocument();
  await user.clear(search);
  await user.paste('nothing');
  expect(screen.getByText('No holding matches.')).toBeVisible();
});

test('[ITM-04] a press on the chosen holding keeps what was typed', async () => {
  service();
  const { user } = openDrawer({ scheme: 'CBMGF' });
  await user.click(await screen.findByRole('textbox', { name: 'Amount' }));
  await user.paste('200');
  await user.click(screen.getByRole('button', { name: 'Change holding' }));
  const row = screen.getByRole('button', { name: growth });
  expect(row).toHaveAttribute('aria-current', 'true');
  await user.click(row);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Holdings' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('200.00');
});

test('an only holding has nothing to change to', async () => {
  withHoldings(service(), [pendingHolding()]);
  openDrawer({ scheme: 'CBMGF' });
  expect(await screen.findByText('Free units')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change holding' })).toBeNull();
});

test('[ITM-11] the wanted holding says why it cannot be redeemed, and to choose another one', async () => {
  service();
  openDrawer({ scheme: 'CBSUK' });
  expect(await screen.findByText('Cempaka Biru Sukuk cannot be redeemed')).toBeVisible();
  expect(screen.getByText(/^Pending transactions take all units\. Choose another holding\.$/)).toBeVisible();
});

test('[ITM-11] a holding that the account does not have says so', async () => {
  service();
  openDrawer({ editing: redemptionOf(wireRedemption('r0', { scheme: 'X9', units: 700 })) });
  expect(await screen.findByText('This account does not have the holding')).toBeVisible();
  expect(screen.getByText('Choose another holding.')).toBeVisible();
  expect(screen.getByRole('button', { name: growth })).toBeVisible();
});

test('[ITM-11] when the account has no other that can be redeemed, it says to choose another account', async () => {
  withHoldings(service(), [pendingHolding({ pendingUnits: 1_000 })]);
  openDrawer({ scheme: 'X9' });
  expect(await screen.findByText('This account does not have the holding')).toBeVisible();
  expect(screen.getByText('Choose another account.')).toBeVisible();
});

test('[ITM-11] a holding of an account that is gone is not looked for in the first one', async () => {
  service();
  openDrawer({ accountId: '9', scheme: 'CBMGF' });
  expect(await screen.findByRole('button', { name: growth })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Account and plan' })).toHaveValue('1000482917');
  expect(screen.queryByText('This account does not have the holding')).toBeNull();
  expect(screen.getByText('No holding chosen')).toBeVisible();
});

test('words that were typed for one account do not search another one', async () => {
  withHoldings(service(), nine);
  // both are loaded, so that nothing is shown between the two lists
  const { user } = openDrawer({ accountId: '2000193346' });
  const search = () => screen.findByRole('searchbox', { name: 'Find a holding' });
  expect(await search()).toBeVisible();
  const account = screen.getByRole('combobox', { name: 'Account and plan' });
  await user.selectOptions(account, '1000482917');
  await user.click(await search());
  await user.paste('suk');
  await user.selectOptions(account, '2000193346');
  expect(await search()).toHaveValue('');
  expect(screen.getByRole('button', { name: /CBIAS/ })).toBeVisible();
});

test('words do not search once the holdings are too few for a search', async () => {
  const api = withHoldings(service(), nine);
  const { user } = openDrawer();
  await user.click(await screen.findByRole('searchbox', { name: 'Find a holding' }));
  await user.paste('suk');
  expect(screen.queryByRole('button', { name: /^Fund CBMGF/ })).toBeNull();
  withHoldings(api, nine.slice(0, 8));
  await act(() => remoteData.queryClient.refetchQueries());
  expect(await screen.findByRole('button', { name: /^Fund CBMGF/ })).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: 'Find a holding' })).toBeNull();
});

test('[ITM-11] a search that finds only holdings that cannot be redeemed shows them, each with its reason', async () => {
  withHoldings(service(), nine);
  const { user } = openDrawer();
  await user.click(await screen.findByRole('searchbox', { name: 'Find a holding' }));
  expect(screen.queryByText('This fund is no longer listed.')).toBeNull();
  await user.paste('x7');
  expect(screen.getByText('Fund X7')).toBeVisible();
  expect(screen.getByText('This fund is no longer listed.')).toBeVisible();
});

test('[API-05] holdings that fail when they are loaded again keep the search and its focus', async () => {
  const api = withHoldings(service(), nine);
  const { user, shell } = openDrawer();
  await user.click(await screen.findByRole('searchbox', { name: 'Find a holding' }));
  await user.paste('x7');
  api.fail(cartList, { status: 400 });
  act(() => shell.bus.emit('cart:changed', { customerId: 'C0048217' }));
  expect(await screen.findByText('Holdings could not be loaded')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Find a holding' })).toHaveValue('x7');
  expect(screen.getByRole('searchbox', { name: 'Find a holding' })).toHaveFocus();
});
