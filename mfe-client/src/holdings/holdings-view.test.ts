import { Amount, Money, Units } from '@portal/shared/money';
import { account } from '../core/customer/customer.fixture.ts';
import type { SchemeFactsByCode } from '../core/scheme-facts.ts';
import type { AccountHoldings, LoadedAccount } from './account-holdings-loader.tsx';
import { facts, holding } from './holdings.fixture.ts';
import { countUnfolded, createViewBuilder } from './holdings-view.ts';

const schemeFacts = {
  status: 'ok' as const,
  value: new Map([['CBMGF', facts('Equity')]]) satisfies SchemeFactsByCode,
};
const totals = new Map([['MYR', Money.of('MYR', '100')]]);
const loaded = (...holdings: ReturnType<typeof holding>[]): AccountHoldings => ({
  status: 'ok',
  value: holdings,
});
const buildHoldingsView = (
  accounts: readonly LoadedAccount[],
  values: typeof totals,
  classes: Parameters<typeof createViewBuilder>[1],
) => createViewBuilder(values, classes)(accounts);
const failed = (): AccountHoldings => ({ status: 'failed', error: new Error('x'), retry: () => {} });
const cash = account('1000000001', 'CS');
const epf = account('2000000001', 'EPF');
const prs = account('3000000001', 'PRS');

test('[CLI-05] an account that fails does not affect the others', () => {
  const view = buildHoldingsView(
    [
      { account: cash, holdings: loaded(holding('CBMGF', '25')) },
      { account: epf, holdings: failed() },
      { account: prs, holdings: { status: 'loading' } },
    ],
    totals,
    schemeFacts,
  );
  expect(view.accounts.map((one) => one.rows.status)).toEqual(['ok', 'failed', 'loading']);
  const [first] = view.accounts;
  expect(first?.rows).toMatchObject({ value: [{ scheme: 'CBMGF', facts: { assetClass: 'Equity' } }] });
  expect(view.source.status).toBe('loading');
});

test('the headline waits for every account, and not for the scheme listing', () => {
  const one = { account: cash, holdings: loaded(holding('CBMGF', '25')) };
  expect(
    buildHoldingsView([one, { account: epf, holdings: { status: 'loading' } }], totals, schemeFacts).source,
  ).toEqual({ status: 'loading' });
  expect(buildHoldingsView([one], totals, { status: 'loading' }).source).toMatchObject({
    status: 'ok',
    value: { currencies: ['MYR'], classes: { status: 'loading' } },
  });
  expect(buildHoldingsView([one], totals, schemeFacts).source).toMatchObject({
    status: 'ok',
    value: { currencies: ['MYR'], failedAccounts: [], excludedAccounts: [] },
  });
});

test('the headline names the accounts that failed, and those that the agent is not registered for', () => {
  const { source } = buildHoldingsView(
    [
      { account: cash, holdings: loaded(holding('CBMGF', '25')) },
      { account: epf, holdings: failed() },
      { account: prs, holdings: { status: 'unregistered' } },
    ],
    totals,
    schemeFacts,
  );
  expect(source).toMatchObject({
    status: 'ok',
    value: { failedAccounts: ['2000000001'], excludedAccounts: ['3000000001'] },
  });
});

test('without the asset classes the headline has the holdings, and loads the classes again', () => {
  const retry = jest.fn();
  const { source } = buildHoldingsView(
    [{ account: cash, holdings: loaded(holding('CBMGF', '25')) }],
    totals,
    {
      status: 'failed',
      error: new Error('x'),
      retry,
    },
  );
  expect(source).toMatchObject({
    status: 'ok',
    value: { currencies: ['MYR'], classes: { status: 'failed', retry } },
  });
});

test('a currency with neither value nor cost is not one of the headline, and ringgit is first', () => {
  const zero = { units: Units.of('0'), marketValue: Amount.of('0'), cost: Amount.of('0') };
  const { source } = buildHoldingsView(
    [
      {
        account: cash,
        holdings: loaded(
          holding('CBGSU', '5', { currency: 'USD' }),
          holding('CBMGF', '25'),
          holding('CBAUD', '0', { currency: 'AUD', ...zero }),
        ),
      },
    ],
    totals,
    schemeFacts,
  );
  expect(source).toMatchObject({ value: { currencies: ['MYR', 'USD'] } });
});

test('rows are built once for each reply, and the same rows are the same list', () => {
  const build = createViewBuilder(totals, schemeFacts);
  const one = { account: cash, holdings: loaded(holding('CBMGF', '25')) };
  const other = { account: epf, holdings: loaded(holding('CBMGF', '30')) };
  const rowsOf = (accounts: readonly LoadedAccount[]) => {
    const { source } = build(accounts);
    return source.status === 'ok' ? source.value.rows : [];
  };
  const rows = rowsOf([one, other]);
  expect(rowsOf([{ ...one }, other])).toBe(rows);
  expect(rowsOf([one])).not.toBe(rows);
  expect(rowsOf([one])[0]).toBe(rows[0]);
});

test('an account that a reply does not change is the same object, so that its card is not rendered again', () => {
  const build = createViewBuilder(totals, schemeFacts);
  const holdings = loaded(holding('CBMGF', '25'));
  const viewsOf = (ofEpf: AccountHoldings) =>
    build([
      { account: cash, holdings: { ...holdings } },
      { account: epf, holdings: ofEpf },
    ]).accounts;
  const [cashView, epfView] = viewsOf({ status: 'loading' });
  expect(viewsOf({ status: 'loading' })).toEqual([cashView, epfView]);
  const [later, loadedEpf] = viewsOf(loaded(holding('CBMGF', '30')));
  expect(later).toBe(cashView);
  expect(loadedEpf).toMatchObject({ rows: { value: [{ scheme: 'CBMGF' }] } });
  const [, failedEpf] = viewsOf(failed());
  expect(viewsOf(failed())[1]).not.toBe(failedEpf);
});

test.each([
  [1, false, 1],
  [6, false, 6],
  [7, false, 3],
  [20, false, 3],
  [20, true, 1],
])('of %d accounts, on a phone: %s, %d begin unfolded', (accounts, isPhone, unfolded) => {
  expect(countUnfolded(accounts, isPhone)).toBe(unfolded);
});
