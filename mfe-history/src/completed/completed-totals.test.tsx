import { customerInfo } from '@portal/shared/api/customers';
import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { type FakeApi, fakeApi, renderSlot, samples } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { wireTransaction as transaction } from './completed.fixture.ts';
import { CompletedTransactions } from './completed-transactions.tsx';

const Slot = remoteData.wrap(CompletedTransactions);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().reply(customerInfo, samples.customerInfo).reply(dividendPayouts, []);
});

/** Renders the first half of November. */
const renderTotals = () =>
  renderSlot(<Slot customerId="C1" accountId="1000000001" plan="CS" />, {
    path: '/client-profile?period=custom&from=2026-11-01&to=2026-11-15',
  });

test('[CLI-06] dividends that were paid out in the period are money out, also without a transaction', async () => {
  const [dividend] = samples.dividendPayouts;
  if (!dividend) throw new Error('no sample dividend');
  const payout = { ...dividend, method: 'PAYOUT', reinvestment: null, amount: 353 } as const;
  api.reply(completedTransactions, []).reply(dividendPayouts, [
    { ...payout, reference: 'D1', paidOn: '2026-11-03' },
    { ...payout, reference: 'D2', paidOn: '2026-10-31' },
    { ...payout, reference: 'D3', paidOn: null },
    { ...dividend, reference: 'D4', paidOn: '2026-11-04' },
  ]);
  const { user, location } = renderTotals();
  const totals = await screen.findByRole('table', { name: 'Totals by currency' });
  expect(within(totals).getByRole('row', { name: /^MYR MYR 0\.00 MYR 353\.00/ })).toBeVisible();
  expect(within(totals).queryByRole('columnheader', { name: 'Reinvested' })).toBeNull();
  await user.click(within(totals).getByRole('link', { name: '353.00 dividends' }));
  expect(location().search).toBe('?period=custom&from=2026-11-01&to=2026-11-15&history=dividends');
});

test('[CLI-06] money out says how much of it is dividends, so that it agrees with the transactions', async () => {
  const [dividend] = samples.dividendPayouts;
  if (!dividend) throw new Error('no sample dividend');
  const paidOut = {
    ...dividend,
    method: 'PAYOUT',
    reinvestment: null,
    paidOn: '2026-11-03',
    amount: 50,
  } as const;
  api
    .reply(completedTransactions, [
      transaction('T1', { type: 'RD', gross: 300, units: -1 }),
      transaction('T2', { currency: 'USD', type: 'RD', gross: 70, units: -1 }),
    ])
    .reply(dividendPayouts, [paidOut]);
  renderTotals();
  const totals = within(await screen.findByRole('table', { name: 'Totals by currency' }));
  expect(totals.getByRole('row', { name: /MYR 350\.00\s*incl\. 50\.00 dividends/ })).toBeVisible();
  expect(totals.getByRole('row', { name: /^USD USD 0\.00 USD 70\.00 USD 521\.33/ })).toBeVisible();
});

test('[CLI-06] switches and reinvestments have their own columns, and a type that is not known has its own too', async () => {
  api.reply(completedTransactions, [
    transaction('T1', { type: 'SO', gross: 500, units: -10 }),
    transaction('T2', { type: 'SI', gross: 490 }),
    transaction('T3', { type: 'DR', gross: 7 }),
    transaction('T4', { type: 'CO', gross: 60, units: -1 }),
    transaction('T5', { type: 'TR', gross: 8 }),
  ]);
  renderTotals();
  const totals = await screen.findByRole('table', { name: 'Totals by currency' });
  const names = within(totals).getAllByRole('columnheader');
  expect(names.map(({ textContent }) => textContent).slice(1, 7)).toEqual([
    'Money in',
    'Money out',
    'Switched out',
    'Switched in',
    'Reinvested',
    'Other transactions',
  ]);
  const row = within(totals).getByRole('row', { name: /^MYR / });
  expect(row).toHaveTextContent(/\u221260\.00.*0\.00.*500\.00.*490\.00.*7\.00.*8\.00/);
  expect(screen.getByRole('row', { name: /TR, .* T5 / })).toBeVisible();
});

test('[API-05] names the dividends when they alone could not be loaded', async () => {
  api.reply(completedTransactions, [transaction('T1')]).fail(dividendPayouts, { status: 400 });
  renderTotals();
  expect(await screen.findByText('Dividends could not be loaded')).toBeVisible();
});
