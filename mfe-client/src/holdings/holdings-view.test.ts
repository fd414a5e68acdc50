import { Money, Units } from '@portal/shared/money';
import { account } from '../core/customer/customer.fixture.ts';
import type { AccountHoldings } from './account-holdings-loader.tsx';
import { facts, holding } from './holdings.fixture.ts';
import { buildHoldingsView } from './holdings-view.ts';
import type { SchemeFactsByCode } from './scheme-facts.ts';

const schemeFacts = {
  status: 'ok' as const,
  value: new Map([['CBMGF', facts('Equity')]]) satisfies SchemeFactsByCode,
};
const totals = new Map([['MYR', Money.of('MYR', '100')]]);
const loaded = (...holdings: ReturnType<typeof holding>[]): AccountHoldings => ({
  status: 'ok',
  value: holdings,
});
const failed = (retry = () => {}): AccountHoldings => ({ status: 'failed', error: new Error('x'), retry });
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
  expect(view).not.toHaveProperty('schemesByCurrency');
});

test('the allocation loads until every account and the scheme listing are loaded', () => {
  const one = { account: cash, holdings: loaded(holding('CBMGF', '25')) };
  expect(
    buildHoldingsView([one, { account: epf, holdings: { status: 'loading' } }], totals, schemeFacts)
      .allocation.status,
  ).toBe('loading');
  expect(buildHoldingsView([one], totals, { status: 'loading' }).allocation.status).toBe('loading');
  expect(buildHoldingsView([one], totals, schemeFacts).allocation).toMatchObject({
    status: 'ok',
    currencies: ['MYR'],
    excludedAccounts: [],
  });
});

test('the allocation fails when an account failed, names it and retries it', () => {
  const retry = jest.fn();
  const { allocation } = buildHoldingsView(
    [
      { account: cash, holdings: failed(retry) },
      { account: epf, holdings: { status: 'loading' } },
    ],
    totals,
    schemeFacts,
  );
  expect(allocation).toMatchObject({ status: 'failed', meaning: expect.stringContaining('1000000001') });
  if (allocation.status === 'failed') allocation.retry();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the allocation fails when the asset classes failed', () => {
  const retry = jest.fn();
  const { allocation } = buildHoldingsView([{ account: cash, holdings: loaded() }], totals, {
    status: 'failed',
    error: new Error('x'),
    retry,
  });
  expect(allocation).toMatchObject({ status: 'failed', meaning: expect.stringMatching(/Asset classes/) });
});

test('the allocation names an account that the agent is not registered for', () => {
  const view = buildHoldingsView(
    [
      { account: cash, holdings: loaded(holding('CBMGF', '25')) },
      { account: prs, holdings: { status: 'unregistered' } },
    ],
    totals,
    schemeFacts,
  );
  expect(view.allocation).toMatchObject({ status: 'ok', excludedAccounts: ['3000000001'] });
  expect(view).not.toHaveProperty('schemesByCurrency');
});

test('counts each scheme once per currency and ignores schemes without units', () => {
  const view = buildHoldingsView(
    [
      { account: cash, holdings: loaded(holding('CBMGF', '25'), holding('CBGSU', '5', { currency: 'USD' })) },
      {
        account: epf,
        holdings: loaded(holding('CBMGF', '25'), holding('CBBND', '0', { units: Units.of('0') })),
      },
    ],
    totals,
    schemeFacts,
  );
  expect([...(view.schemesByCurrency ?? [])]).toEqual([
    ['MYR', 1],
    ['USD', 1],
  ]);
});
