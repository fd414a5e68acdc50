import { accountHolding } from '@portal/shared/api/holdings';
import { samples } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { addButton, amountField, enterAmount, openDrawer as open, service } from './fixtures/drawer.tsx';

const chooseFund = (name: RegExp) => screen.findByRole('button', { name });

test('[ITM-12] “Choose a fund.” disappears when a fund is chosen', async () => {
  service();
  const { user } = open();
  await chooseFund(/Cempaka Biru Sukuk/);
  await user.click(addButton());
  expect(await screen.findByText('Choose a fund.')).toBeVisible();
  await user.click(await chooseFund(/Cempaka Biru Sukuk/));
  await waitFor(() => expect(screen.queryByText('Choose a fund.')).toBeNull());
});

test('[ITM-12] an amount’s error disappears when the chosen fund permits the amount', async () => {
  const holdings = samples.accountHolding.holdings.map((holding) => ({
    ...holding,
    scheme: 'CBSUK',
    pendingUnits: 0,
  }));
  service().reply(accountHolding, { ...samples.accountHolding, holdings });
  const { user } = open({ scheme: 'CBMGF' });
  await enterAmount(user, '500');
  await user.tab();
  const tooLow = 'Below the first-investment minimum of MYR 1,000.00';
  const field = await amountField();
  await waitFor(() => expect(field).toBeInvalid());
  expect(screen.getByText(tooLow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change fund' }));
  await user.click(await chooseFund(/Cempaka Biru Sukuk/));
  const fieldAfter = await amountField();
  await waitFor(() => expect(fieldAfter).toBeValid());
  expect(screen.getByText('Above the further-investment minimum of MYR 100.00')).toBeVisible();
});
