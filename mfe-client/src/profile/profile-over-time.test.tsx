import type { WireOf } from '@portal/shared/api/endpoint';
import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { addDays, today } from '@portal/shared/dates';
import type { FakeApi } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { mockProfileApi, renderPage } from './profile-harness.tsx';

type Row = WireOf<typeof completedTransactions>[number];

const transaction = (type: Row['type'], date: string, gross: number): Row => ({
  date,
  reference: `${type} ${date}`,
  type,
  scheme: 'CBMGF',
  schemeName: 'Malaysia Growth',
  currency: 'MYR',
  gross,
  charge: 0,
  nav: 1,
  units: type === 'RD' ? -1 : 1,
  status: 'Completed',
});

/** A dividend that was paid out this month. */
const payout: WireOf<typeof dividendPayouts>[number] = {
  reference: 'D1',
  declaredOn: addDays(today(), -20),
  paidOn: addDays(today(), -6),
  scheme: 'CBSUK',
  schemeName: 'Sukuk',
  currency: 'MYR',
  grossPerUnit: 0.0353,
  units: 722.38,
  amount: 25.5,
  method: 'PAYOUT',
  reinvestment: null,
};

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = mockProfileApi();
});

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;

test('[CLI-05] [HIS-03] loads transactions when it is unfolded: by year, of every account, also beyond a year without any', async () => {
  api.reply(completedTransactions, ({ query }) => {
    const { accountid, transdateto } = query;
    if (accountid !== '1000482917') return [];
    if (transdateto === today())
      return [transaction('SA', addDays(today(), -10), 1000), transaction('RD', addDays(today(), -200), 300)];
    return transdateto === addDays(today(), -730) ? [transaction('SA', addDays(today(), -800), 50)] : [];
  });
  api.reply(dividendPayouts, ({ query }) => (query.paccountid === '1000482917' ? [payout] : []));
  const { user, location } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Show money over time' }));
  expect(location().search).toContain('overTime=1');
  await screen.findByText(/^Completed transactions since/);
  expect(figure('Money in')).toHaveTextContent('MYR 1,000.00');
  expect(figure('Money out')).toHaveTextContent('MYR 325.50');
  expect(figure('Value today')).toHaveTextContent('MYR 60,749.49');
  // two accounts, one year
  expect(api.requestsOf(completedTransactions)).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: '3 months' }));
  expect(figure('Money out')).toHaveTextContent('MYR 25.50');

  await user.click(screen.getByRole('button', { name: 'All years' }));
  expect(await screen.findByText(/^Completed transactions since/)).toBeVisible();
  expect(figure('Money in')).toHaveTextContent('MYR 1,050.00');
  // ten years; the second has none
  expect(api.requestsOf(completedTransactions)).toHaveLength(20);
  expect(api.requestsOf(dividendPayouts)).toHaveLength(2);
  const table = screen.getByRole('table', { name: 'Money in and out, MYR' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
});

test('[CLI-05] names the account whose transactions failed, shows no sums, and loads them again', async () => {
  api
    .reply(dividendPayouts, [])
    .reply(completedTransactions, [])
    .fail(completedTransactions, { status: 400 }, 1);
  const { user } = renderPage('&overTime=1');
  expect(await screen.findByText('Transactions could not be loaded')).toBeVisible();
  expect(screen.queryByText('Money in', { selector: 'dt' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Completed transactions since/)).toBeVisible();
});
