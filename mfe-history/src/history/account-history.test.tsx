import { completedTransactions, dividendPayouts, pendingTransactions } from '@portal/shared/api/history';
import { type FakeApi, type Fault, fakeApi, renderSlot, samples } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { AccountHistory } from './account-history.tsx';

const Slot = remoteData.wrap(AccountHistory);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const renderHistory = (path: string, accountId = '1000000001') =>
  renderSlot(<Slot customerId="C1" accountId={accountId} plan="CS" />, { path });

const ofTwoYears = [
  ...samples.dividendPayouts,
  ...samples.dividendPayouts.map((dividend) => ({
    ...dividend,
    reference: `${dividend.reference}-2025`,
    declaredOn: '2025-06-02',
  })),
];

test('dividends of one year have no chart by year, because the totals say the same', async () => {
  api.reply(dividendPayouts, samples.dividendPayouts);
  renderHistory('/client-profile?history=dividends');
  expect(await screen.findByRole('table', { name: 'Dividends' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Totals by currency' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /by year/ })).not.toBeInTheDocument();
});

test('[CLI-06] shows completed, pending and dividends of an account, each with its own call', async () => {
  api
    .reply(completedTransactions, [])
    .reply(pendingTransactions, samples.pendingTransactions)
    .reply(dividendPayouts, ofTwoYears);
  const { user, location } = renderHistory('/client-profile?customerId=C1&tab=activity');
  await screen.findByText('No completed transactions in this period');

  await user.click(screen.getByRole('button', { name: 'Pending' }));
  const pending = await screen.findByRole('table', { name: 'Pending transactions' });
  expect(
    within(pending).getByRole('row', {
      name: /20\sNov\s2026 DT-2611-10001 Switch .* Switch out 400\.00 units.*Submitted/,
    }),
  ).toBeVisible();
  expect(within(pending).getByRole('link', { name: 'DT-2611-10001' })).toHaveAttribute(
    'href',
    '/application/detail/A1?formNo=DT-2611-10001',
  );
  expect(location().search).toBe('?customerId=C1&tab=activity&history=pending');

  await user.click(screen.getByRole('button', { name: 'Dividends' }));
  const dividends = await screen.findByRole('table', { name: 'Dividends' });
  expect(
    within(dividends).getByRole('row', { name: /^\d+\s\w+\s2026 .*MYR 353\.00 Reinvested/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /by year/ }));
  const years = screen.getByRole('table', { name: 'Dividends by year, MYR' });
  expect(within(years).getByRole('row', { name: '2026 MYR 0.00 MYR 353.00 MYR 353.00' })).toBeInTheDocument();
  expect(api.requestsOf(pendingTransactions)).toHaveLength(1);
  expect(api.requestsOf(dividendPayouts).map(({ query }) => query)).toEqual([{ paccountid: '1000000001' }]);
});

test.each([
  ['pending', pendingTransactions, /^What is sent for this account is listed here/, 'Pending transactions'],
  ['dividends', dividendPayouts, /^Dividends of this account’s funds are listed here/, 'Dividends'],
] as const)(
  '[HIS-02] %s: failed is not empty, and an account id that is missing gives an empty list and no call',
  async (view, endpoint, emptyTitle, name) => {
    api.fail(endpoint, { status: 400 });
    const { user, unmount } = renderHistory(`/client-profile?history=${view}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${name} could not be loaded`);
    expect(screen.queryByText(emptyTitle)).not.toBeInTheDocument();
    api.reply(endpoint, []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(emptyTitle)).toBeVisible();
    unmount();

    const requestCount = api.requests.length;
    renderHistory(`/client-profile?history=${view}`, '');
    expect(await screen.findByText(emptyTitle)).toBeVisible();
    expect(api.requests).toHaveLength(requestCount);
  },
);

/** A definitive or repeated failure of each kind; a read without any reply shows its notice of a slow call instead. */
const faults: readonly (readonly [name: string, fault: Fault])[] = [
  ['500', { status: 500, headers: { 'retry-after': '0' } }],
  ['a refusal', { status: 401 }],
  ['HTML', { text: '<!doctype html>' }],
  ['another shape', { text: '{"rows":1}' }],
  ['a dropped connection', 'network'],
  ['a time-out', 'timeout'],
];

test.each(faults)(
  '[API-05] %s: pending and dividends say what failed, and load on Try again',
  async (_name, fault) => {
    api.fail(pendingTransactions, fault).fail(dividendPayouts, fault);
    const { user } = renderHistory('/client-profile?history=pending');
    for (const [part, name] of [
      ['Pending', 'Pending transactions'],
      ['Dividends', 'Dividends'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: part }));
      expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
        `${name} could not be loaded`,
      );
      expect(screen.queryByRole('status', { name: `${name} loading` })).toBeNull();
      api
        .reply(pendingTransactions, samples.pendingTransactions)
        .reply(dividendPayouts, samples.dividendPayouts);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('table', { name })).toBeVisible();
      api.fail(dividendPayouts, fault);
    }
  },
);
