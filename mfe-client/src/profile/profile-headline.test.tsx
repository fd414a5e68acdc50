import { customerInfo } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import { completedTransactions, dividendPayouts } from '@portal/shared/api/history';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { addDays, today } from '@portal/shared/dates';
import type { FakeApi } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { wireCustomer, wireHolding, wireHoldings } from './profile.fixture.ts';
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
  // jsdom has none
  jest.spyOn(window, 'scrollTo').mockReturnValue();
  api = mockProfileApi();
});

const chartName = 'Net money in, MYR';
const findChart = () => screen.findByRole('slider', { name: chartName });
const headline = () => within(screen.getByRole('region', { name: 'Headline' }));

test('[CLI-05] [HIS-03] shows net money in of the last year at once, and loads earlier years of every account on request', async () => {
  api.reply(completedTransactions, ({ query }) => {
    const { accountid, transdateto } = query;
    if (accountid !== '1000482917') return [];
    if (transdateto === today())
      return [transaction('SA', addDays(today(), -10), 1000), transaction('RD', addDays(today(), -200), 300)];
    return transdateto === addDays(today(), -730) ? [transaction('SA', addDays(today(), -800), 50)] : [];
  });
  api.reply(dividendPayouts, ({ query }) => (query.paccountid === '1000482917' ? [payout] : []));
  const { user } = renderPage();
  const sums = (await findChart()).getAttribute('aria-valuetext');
  expect(sums).toMatch(/In MYR 1,000\.00, Out MYR 325\.50, Net money in MYR 674\.50$/);
  // two accounts, one year
  expect(api.requestsOf(completedTransactions)).toHaveLength(2);
  // the holdings were bought before, so today's value is no gain over this money
  expect(screen.getByText('Earlier, not loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gain over money in' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByRole('button', { name: 'Last 12 months only' })).toBeVisible();
  expect((await findChart()).getAttribute('aria-valuetext')).toMatch(/In MYR 1,050\.00, Out MYR 325\.50/);
  // ten years; the second has none
  expect(api.requestsOf(completedTransactions)).toHaveLength(20);
  expect(api.requestsOf(dividendPayouts)).toHaveLength(2);
  const table = screen.getByRole('table', { name: chartName });
  expect(within(table).getAllByRole('row')).toHaveLength(5);
});

test('[CLI-05] asks for six calls at a time', async () => {
  const customer = wireCustomer();
  const [first] = customer.account;
  if (!first) throw new Error('no account');
  const accounts = ['1', '2', '3', '4', '5'].map((id) => ({ ...first, accountId: `100000000${id}` }));
  let inFlight = 0;
  let most = 0;
  const slowly = async () => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await new Promise((done) => setTimeout(done, 5));
    inFlight -= 1;
    return [];
  };
  api
    .reply(customerInfo, { ...customer, account: accounts })
    .reply(completedTransactions, slowly)
    .reply(dividendPayouts, slowly);
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByRole('button', { name: 'Last 12 months only' })).toBeVisible();
  expect(api.requestsOf(completedTransactions)).toHaveLength(50);
  expect(most).toBe(6);
});

/** The API replies with one holding, and with the transaction that bought all of its units. */
const replyWithAllUnits = () =>
  api
    .reply(accountHolding, ({ query }) =>
      query.accountId === '1000482917'
        ? wireHoldings(wireHolding('1000482917', 'CBMGF', { units: 1 }))
        : wireHoldings(),
    )
    .reply(completedTransactions, ({ query }) =>
      query.accountid === '1000482917' && query.transdateto === today()
        ? [transaction('SA', addDays(today(), -10), 50_000)]
        : [],
    );

test('[CLI-05] shows the gain over money in where the transactions have all units of the holdings', async () => {
  replyWithAllUnits();
  const { user } = renderPage();
  const value = await screen.findByRole('region', { name: 'Value' });
  expect(value).toHaveTextContent('Cost MYR 55,000.00');
  await user.click(await within(value).findByRole('button', { name: 'Gain over money in' }));
  expect(value).toHaveTextContent(/\+10,749\.49 ?\+21\.50%.*Net money in MYR 50,000\.00/);
  expect(value).not.toHaveTextContent('Cost');
});

test('[CLI-05] the choice of the gain stays while it is shown to the customer, who can change it by keyboard', async () => {
  replyWithAllUnits();
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Gain over money in' }));
  await user.click(screen.getByRole('button', { name: 'Show to customer' }));
  await screen.findByRole('button', { name: 'Stop showing' });
  const value = screen.getByRole('region', { name: 'Value' });
  expect(value).toHaveTextContent('Net money in MYR 50,000.00');
  const onCost = screen.getByRole('button', { name: 'Gain on cost' });
  onCost.focus();
  await user.keyboard('{Enter}');
  expect(value).toHaveTextContent('Cost MYR 55,000.00');
  expect(onCost).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('region', { name: 'Value' })).toHaveTextContent('Cost MYR 55,000.00');
});

test('[CLI-05] names the account whose transactions failed, shows no sums, and loads them again', async () => {
  api.fail(completedTransactions, { status: 400 }, 1);
  const { user } = renderPage();
  expect(await screen.findByText('Transactions could not be loaded')).toBeVisible();
  const failed = api.requestsOf(completedTransactions)[0]?.query.accountid;
  expect(headline().getByText(new RegExp(`^Without those of ${failed} the sums`))).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(headline().getByText('Value today')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No MYR moved since/)).toBeVisible();
});

test('[CLI-05] an account that failed is missing from the headline, which says what its value covers', async () => {
  api.reply(accountHolding, ({ query }) => {
    if (query.accountId === '3000088125') throw new Error('broken');
    return wireHoldings(wireHolding(query.accountId ?? '', 'CBMGF'));
  });
  const { user } = renderPage();
  const title = await screen.findByText('Value today, 1 of 2 accounts', undefined, { timeout: 6000 });
  expect(title.closest('section')).toHaveTextContent('MYR 60,749.49');
  expect(screen.getByText('An account did not load')).toBeVisible();
  expect(headline().getByText(/Try again below\.$/)).toBeVisible();
  // the customer sees nothing below
  await user.click(screen.getByRole('button', { name: 'Show to customer' }));
  await screen.findByRole('button', { name: 'Stop showing' });
  expect(headline().getByText(/^3000088125: missing from these figures\.$/)).toBeVisible();
}, 10_000);

test('[CLI-05] shows no figure when no account has loaded, and the figures after Try again', async () => {
  api.fail(accountHolding, { status: 400 }, 2).fail(customerHoldings, { status: 400 }, 1);
  const { user } = renderPage();
  expect(await screen.findByText('Holdings could not be loaded')).toBeVisible();
  expect(headline().queryByText(/0\.00/)).toBeNull();
  // one notice for all accounts
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^(Expand|Collapse) account/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Value today')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(api.requestsOf(customerHoldings)).toHaveLength(2);
});

test('[CLI-05] Show to customer leaves nothing of the page but the headline and the name, until Esc or Stop showing', async () => {
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Show to customer' }));
  await screen.findByRole('button', { name: 'Stop showing' });
  const name = 'Datin Sharifah Norhayati binti Syed Abdul Rahman';
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invest' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Value' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('tab', { name: 'Holdings' })).toBeVisible();
  const again = screen.getByRole('button', { name: 'Show to customer' });
  expect(again).toHaveFocus();
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Stop showing' }));
  expect(screen.getByRole('tab', { name: 'Holdings' })).toBeVisible();
});
