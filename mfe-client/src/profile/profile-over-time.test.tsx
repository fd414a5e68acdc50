import type { WireOf } from '@portal/shared/api/endpoint';
import { completedTransactions } from '@portal/shared/api/history';
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

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = mockProfileApi();
});

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;

test('[CLI-05] [HIS-03] loads transactions when it is unfolded: by year, of every account, until a year has none', async () => {
  api.reply(completedTransactions, ({ query }) => {
    const { accountid, transdateto } = query;
    if (accountid !== '1000482917') return [];
    if (transdateto === today())
      return [transaction('SA', addDays(today(), -10), 1000), transaction('RD', addDays(today(), -200), 300)];
    return transdateto === addDays(today(), -365) ? [transaction('SA', addDays(today(), -400), 50)] : [];
  });
  const { user, location } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Show money over time' }));
  expect(location().search).toContain('overTime=1');
  await screen.findByText(/^Completed transactions since/);
  expect(figure('Put in')).toHaveTextContent('MYR 1,000.00');
  expect(figure('Taken out')).toHaveTextContent('MYR 300.00');
  expect(figure('Value today')).toHaveTextContent('MYR 60,749.49');
  // two accounts, one year
  expect(api.requestsOf(completedTransactions)).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: '3 months' }));
  expect(figure('Taken out')).toHaveTextContent('MYR 0.00');

  await user.click(screen.getByRole('button', { name: 'All years' }));
  expect(await screen.findByText(/^Completed transactions since/)).toBeVisible();
  expect(figure('Put in')).toHaveTextContent('MYR 1,050.00');
  // the third year has none
  expect(api.requestsOf(completedTransactions)).toHaveLength(6);
  const table = screen.getByRole('table', { name: 'Money put in and taken out, MYR' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
});

test('[CLI-05] names the account whose transactions failed, shows no sums, and loads them again', async () => {
  api.reply(completedTransactions, []).fail(completedTransactions, { status: 400 }, 1);
  const { user } = renderPage('&overTime=1');
  expect(await screen.findByText('Transactions could not be loaded')).toBeVisible();
  expect(screen.queryByText('Put in', { selector: 'dt' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Completed transactions since/)).toBeVisible();
});
