import { customerInfo } from '@portal/shared/api/customers';
import { schemes } from '@portal/shared/api/funds';
import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { decoded, type FakeApi, fakeApi, renderSlot, samples, testShell } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { remoteData } from '../../core/remote-data.ts';
import { wireTransaction as transaction } from '../completed.fixture.ts';
import { CompletedTransactions } from '../completed-transactions.tsx';

const Slot = remoteData.wrap(CompletedTransactions);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().reply(customerInfo, samples.customerInfo).reply(dividendPayouts, []);
});

const renderHistory = (shell = testShell()) =>
  renderSlot(<Slot customerId="C1" accountId="1000000001" plan="CS" />, {
    path: '/client-profile?customerId=C1&tab=activity',
    shell,
  });

test('Repeat opens the form of a transaction like the completed one, and is absent where nothing repeats it', async () => {
  api.reply(completedTransactions, [
    transaction('T1', { scheme: 'GONE' }),
    transaction('T2', { type: 'RD', gross: 250.5, units: -300 }),
    transaction('T3', { type: 'DR' }),
  ]);
  const { user, location } = renderHistory();
  await user.click(await screen.findByRole('button', { name: 'Repeat redemption T2' }));
  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    customerId: 'C1',
    tab: 'activity',
    transaction: 'redeem',
    account: '1000000001',
    scheme: 'CBMGF',
    amount: '250.50',
  });
  expect(screen.queryByRole('button', { name: /T3/ })).toBeNull();
});

test('[ITM-11] Repeat is disabled with the reason when the scheme is no longer listed', async () => {
  const [account] = samples.customerInfo.account;
  if (!account) throw new Error('no sample account');
  api
    .reply(customerInfo, { ...samples.customerInfo, account: [{ ...account, accountId: '1000000001' }] })
    .reply(completedTransactions, [transaction('T1', { scheme: 'GONE' })]);
  const shell = testShell({ reference: { schemes: decoded(schemes, samples.schemes), funds: [] } });
  const { user, location } = renderHistory(shell);
  const repeat = () => screen.getByRole('button', { name: 'Repeat purchase T1' });
  await waitFor(() => expect(repeat()).toHaveAttribute('aria-description', 'This fund is no longer listed.'));
  await user.click(repeat());
  expect(new URLSearchParams(location().search).has('transaction')).toBe(false);
});

test('Back closes the form that Repeat has opened', async () => {
  api.reply(completedTransactions, [transaction('T1')]);
  const { user, location, goBack } = renderHistory();
  await user.click(await screen.findByRole('button', { name: 'Repeat purchase T1' }));
  expect(new URLSearchParams(location().search).get('transaction')).toBe('invest');
  goBack();
  expect(location().search).toBe('?customerId=C1&tab=activity');
});
