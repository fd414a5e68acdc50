import { customerInfo } from '@portal/shared/api/customers';
import { accountStatement, completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { addDays, formatDate, today } from '@portal/shared/dates';
import {
  type FakeApi,
  fakeApi,
  renderSlot,
  samples,
  testAgent,
  testSession,
  testShell,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { AccountHistory } from '../history/index.ts';
import { wireTransaction as transaction } from './completed.fixture.ts';

const Slot = remoteData.wrap(AccountHistory);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().reply(customerInfo, samples.customerInfo).reply(dividendPayouts, []);
});

const renderHistory = (
  plan = 'CS',
  path = '/client-profile?customerId=C1&tab=activity',
  shell = testShell(),
) => renderSlot(<Slot customerId="C1" accountId="1000000001" plan={plan} />, { path, shell });

test('[HIS-03] requests the last 90 days by default, with local dates as YYYY-MM-DD', async () => {
  api.reply(completedTransactions, []);
  renderHistory();
  await screen.findByText('No completed transactions in this period');
  expect(screen.getByText(/^Purchases, redemptions and switches show here/)).toBeVisible();
  expect(api.requestsOf(completedTransactions).map((request) => request.query)).toEqual([
    {
      accountid: '1000000001',
      agentid: testAgent.agentCodeUt,
      transdatefrom: addDays(today(), -90),
      transdateto: today(),
    },
  ]);
  expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('shows transactions with totals of each currency', async () => {
  api.reply(completedTransactions, [
    transaction('T1'),
    transaction('T2', { type: 'RD', gross: 250.5, charge: 0, units: -300 }),
    transaction('T3', { currency: 'USD', gross: 70 }),
  ]);
  renderHistory();
  const table = await screen.findByRole('table', { name: 'Completed transactions' });
  // the head, the month, and three transactions
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(
    within(table).getByRole('row', { name: /Redemption, .* T2 .*\u2212300\.00 .* MYR 250\.50/ }),
  ).toBeVisible();
  expect(within(table).getByRole('row', { name: /Purchase, .* T1 .*\+14,995\.53/ })).toBeVisible();
  const totals = screen.getByRole('table', { name: 'Totals by currency' });
  expect(within(totals).getByRole('row', { name: /MYR .*10,000\.00 .*250\.50 .*521\.33/ })).toBeVisible();
  expect(within(totals).getByRole('row', { name: /USD .*70\.00/ })).toBeVisible();
});

test('a preset sends a new request and is kept in the URL', async () => {
  api.reply(completedTransactions, []);
  const { user, location } = renderHistory();
  await screen.findByText('No completed transactions in this period');
  await user.click(screen.getByRole('button', { name: '30 days' }));
  expect(location().search).toBe('?customerId=C1&tab=activity&period=30d');
  await screen.findByText('No completed transactions in this period');
  expect(api.requestsOf(completedTransactions).at(-1)?.query.transdatefrom).toBe(addDays(today(), -30));
});

test('an empty period offers this year, which has no such offer', async () => {
  api.reply(completedTransactions, []);
  const { user, location } = renderHistory();
  await user.click(await screen.findByRole('button', { name: 'Show this year' }));
  expect(location().search).toBe('?customerId=C1&tab=activity&period=year');
  await screen.findByText('No completed transactions in this period');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show this year' })).toBeNull());
});

test('[HIS-01] sends no request without both dates, and asks for a period', async () => {
  renderHistory('CS', '/client-profile?customerId=C1&period=custom&from=2026-01-01');
  expect(await screen.findByText('Choose a period')).toBeVisible();
  expect(await screen.findByLabelText('From')).toHaveValue('1 Jan 2026');
  expect(screen.getByLabelText('To')).toHaveValue('');
  expect(api.requests).toHaveLength(0);
});

test('shows a wrong date at its field and sends no request', async () => {
  renderHistory('CS', '/client-profile?customerId=C1&period=custom&from=2026-02-01&to=2026-01-01');
  expect(await screen.findByRole('alert')).toHaveTextContent('The last day is before the first.');
  expect(screen.getByText('Correct the period')).toBeVisible();
  expect(screen.queryByText('Choose a period')).toBeNull();
  expect(await screen.findByLabelText('From')).toBeValid();
  expect(screen.getByLabelText('To')).toBeInvalid();
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first.');
  expect(api.requests).toHaveLength(0);
});

test('[HIS-01] explains a missing agent code and sends no request', async () => {
  const { agentCodePrs: _none, ...unitTrustsOnly } = testAgent;
  const session = testSession();
  session.set({ status: 'active', agent: unitTrustsOnly, expiresAt: Date.now() + 60_000 });
  renderHistory('PRS', undefined, testShell({ session }));
  expect(await screen.findByText(/not registered for private retirement schemes/)).toBeVisible();
  expect(api.requests).toHaveLength(0);
});

test('requests a PRS account with the PRS code', async () => {
  api.reply(completedTransactions, []);
  renderHistory('PRS');
  await screen.findByText('No completed transactions in this period');
  expect(api.requestsOf(completedTransactions)[0]?.query.agentid).toBe(testAgent.agentCodePrs);
});

test('shows an error when the request fails, and the list on retry', async () => {
  api.reply(completedTransactions, [transaction('T1')]).fail(completedTransactions, { status: 400 });
  const { user } = renderHistory();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Transactions could not be loaded\s*No transactions are lost\./,
  );
  expect(screen.queryByText('No completed transactions in this period')).not.toBeInTheDocument();
  api.reply(completedTransactions, [transaction('T1')]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Completed transactions' })).toBeVisible();
});

test('shows money in and out by month in one currency, as a chart and as a table', async () => {
  api.reply(completedTransactions, [
    transaction('T1'),
    transaction('T2', { type: 'RD', gross: 250.5, units: -300 }),
    transaction('T3', { currency: 'USD', gross: 70 }),
  ]);
  const { user } = renderHistory('CS', '/client-profile?period=custom&from=2026-10-15&to=2026-11-15');
  await user.click(await screen.findByRole('button', { name: /by month/ }));
  const table = await screen.findByRole('table', { name: 'Money in and out by month, MYR' });
  expect(within(table).queryByRole('row', { name: /Oct 2026/ })).toBeNull();
  expect(screen.getByText('1 month without a movement')).toBeInTheDocument();
  expect(
    within(table).getByRole('row', { name: 'Nov 2026 MYR 10,000.00 MYR 250.50 MYR +9,749.50' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.click(screen.getByRole('button', { name: 'USD' }));
  const other = screen.getByRole('table', { name: 'Money in and out by month, USD' });
  expect(within(other).getByRole('row', { name: 'Nov 2026 USD 70.00 USD 0.00 USD +70.00' })).toBeVisible();
});

test('saves the transactions as CSV with account and dates in the file name', async () => {
  api.reply(completedTransactions, [transaction('T1'), transaction('=T2')]);
  const createObjectUrl = jest.fn((_content: Blob) => 'blob:csv');
  Object.assign(URL, { createObjectURL: createObjectUrl, revokeObjectURL: () => {} });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('transactions-1000000001-2026-11-01-2026-11-15.csv');
  });
  const { user } = renderHistory('CS', '/client-profile?period=custom&from=2026-11-01&to=2026-11-15');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(clicked).toHaveBeenCalledTimes(1);
  const saved = await createObjectUrl.mock.calls[0]?.[0].arrayBuffer();
  const [, , second] = new TextDecoder().decode(saved).split('\r\n');
  expect(second).toContain("'=T2");
  clicked.mockRestore();
});

test('[HIS-04] saves the statement of a currency as a file, and says when it could not be made', async () => {
  api
    .reply(completedTransactions, [transaction('T1'), transaction('T2', { currency: 'USD' })])
    .fail(accountStatement, { status: 500 }, 1);
  const createObjectUrl = jest.fn((_content: Blob) => 'blob:pdf');
  Object.assign(URL, { createObjectURL: createObjectUrl, revokeObjectURL: () => {} });
  const names: string[] = [];
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = renderHistory('CS', '/client-profile?period=custom&from=2026-11-01&to=2026-11-15');
  await user.click(await screen.findByRole('button', { name: 'Statement in USD, PDF' }));
  expect(await screen.findByText('The statement in USD could not be made')).toBeVisible();
  expect(names).toEqual([]);

  api.reply(accountStatement, samples.accountStatement);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names).toEqual(['statement-1000000001-USD-2026-11-01-2026-11-15.pdf']));
  expect(screen.queryByText('The statement in USD could not be made')).not.toBeInTheDocument();
  expect(api.requestsOf(accountStatement).at(-1)?.body).toEqual({
    template: 'transaction-statement',
    accountId: '1000000001',
    from: '2026-11-01',
    to: '2026-11-15',
    currency: 'USD',
  });
  expect(createObjectUrl.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf', size: 9 });
  clicked.mockRestore();
});

test('treats a date of the URL that does not exist as missing', async () => {
  renderHistory('CS', '/client-profile?period=custom&from=2026-02-30&to=2026-11-15');
  expect(await screen.findByText('Choose a period')).toBeVisible();
  expect(api.requests).toHaveLength(0);
});

test('shows a hundred rows at a time, and as many again after a reload', async () => {
  api.reply(
    completedTransactions,
    Array.from({ length: 130 }, (_, index) => transaction(`T${index}`)),
  );
  const { user, location, unmount } = renderHistory();
  const findRows = async () =>
    within(await screen.findByRole('table', { name: 'Completed transactions' })).getAllByRole('row');
  expect(await findRows()).toHaveLength(102);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await findRows()).toHaveLength(132);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  const { state } = location();
  unmount();
  renderSlot(<Slot customerId="C1" accountId="1000000001" plan="CS" />, { path: '/client-profile', state });
  expect(await findRows()).toHaveLength(132);
});

test('reaches period and dates by keyboard', async () => {
  api.reply(completedTransactions, []);
  const { user } = renderHistory();
  await screen.findByText('No completed transactions in this period');
  for (let step = 0; step < 7; step += 1) await user.tab();
  expect(screen.getByRole('button', { name: 'Custom' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByLabelText('From')).toHaveFocus();
  expect(screen.getByLabelText('From')).toHaveValue(
    formatDate(addDays(today(), -90)).replaceAll('\u00a0', ' '),
  );
});
