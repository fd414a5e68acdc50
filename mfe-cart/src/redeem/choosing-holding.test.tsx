import { accountHolding } from '@portal/shared/api/holdings';
import { screen, waitFor } from '@testing-library/react';
import { addButton, openDrawer, service, wireHolding } from './fixtures/drawer.tsx';

beforeEach(() => localStorage.clear());

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
  expect(screen.getByText('No units are left that a pending transaction does not take.')).toBeVisible();
});

test('[ITM-11] when none can be redeemed, the reasons show at once, and the wanted one says its', async () => {
  service().reply(accountHolding, {
    holdings: [wireHolding({ pendingUnits: 1_000 })],
    totals: [],
    asOf: null,
  });
  openDrawer({ scheme: 'CBMGF' });
  expect(await screen.findByText('Cempaka Biru Malaysia Growth cannot be redeemed')).toBeVisible();
  expect(screen.getByRole('button', { name: /cannot be redeemed$/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getAllByText(/^No units are left/)).toHaveLength(2);
});

test('more than eight holdings are searched by name or code, and arrow keys move between them', async () => {
  const codes = ['CBMGF', 'CBSUK', 'CBIAS', 'CBPRG', 'X5', 'X6', 'X7', 'X8', 'X9'];
  service().reply(accountHolding, {
    holdings: codes.map((scheme) => wireHolding({ scheme, schemeName: `Fund ${scheme}` })),
    totals: [],
    asOf: null,
  });
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
