import { Money, Units } from '@portal/shared/money';
import { account } from '../core/customer.fixture.ts';
import type { AccountHoldings } from './gather-holdings.tsx';
import { facts, holding } from './holdings.fixture.ts';
import type { SchemeBook } from './position.ts';
import { viewOf } from './view.ts';

const book = { status: 'ok' as const, value: new Map([['CBMGF', facts('Equity')]]) satisfies SchemeBook };
const totals = new Map([['MYR', Money.of('MYR', '100')]]);
const loaded = (...holdings: ReturnType<typeof holding>[]): AccountHoldings => ({
  status: 'ok',
  value: holdings,
});
const failed = (retry = () => {}): AccountHoldings => ({ status: 'failed', error: new Error('x'), retry });
const cash = account('1000000001', 'CS');
const epf = account('2000000001', 'EPF');
const prs = account('3000000001', 'PRS');

test('[CLI-05] each account stands for itself: one that failed does not touch the others', () => {
  const view = viewOf(
    [
      { account: cash, holdings: loaded(holding('CBMGF', '25')) },
      { account: epf, holdings: failed() },
      { account: prs, holdings: { status: 'loading' } },
    ],
    totals,
    book,
  );
  expect(view.accounts.map((one) => one.positions.status)).toEqual(['ok', 'failed', 'loading']);
  const [first] = view.accounts;
  expect(first?.positions).toMatchObject({ value: [{ scheme: 'CBMGF', facts: { assetClass: 'Equity' } }] });
  expect(view).not.toHaveProperty('schemesByCurrency');
});

test('the allocation waits for every account and for the listing', () => {
  const one = { account: cash, holdings: loaded(holding('CBMGF', '25')) };
  expect(
    viewOf([one, { account: epf, holdings: { status: 'loading' } }], totals, book).allocation.status,
  ).toBe('loading');
  expect(viewOf([one], totals, { status: 'loading' }).allocation.status).toBe('loading');
  expect(viewOf([one], totals, book).allocation).toMatchObject({
    status: 'ok',
    currencies: ['MYR'],
    without: [],
  });
});

test('an allocation with an account missing has failed, names it, and tries it again', () => {
  const retry = jest.fn();
  const { allocation } = viewOf(
    [
      { account: cash, holdings: failed(retry) },
      { account: epf, holdings: { status: 'loading' } },
    ],
    totals,
    book,
  );
  expect(allocation).toMatchObject({ status: 'failed', meaning: expect.stringContaining('1000000001') });
  if (allocation.status === 'failed') allocation.retry();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('without asset classes there is no allocation', () => {
  const retry = jest.fn();
  const { allocation } = viewOf([{ account: cash, holdings: loaded() }], totals, {
    status: 'failed',
    error: new Error('x'),
    retry,
  });
  expect(allocation).toMatchObject({ status: 'failed', meaning: expect.stringMatching(/Asset classes/) });
});

test('an account the agent may not ask for is named, not counted as empty', () => {
  const view = viewOf(
    [
      { account: cash, holdings: loaded(holding('CBMGF', '25')) },
      { account: prs, holdings: { status: 'unregistered' } },
    ],
    totals,
    book,
  );
  expect(view.allocation).toMatchObject({ status: 'ok', without: ['3000000001'] });
  expect(view).not.toHaveProperty('schemesByCurrency');
});

test('schemes are counted once for each currency, sold-out ones not at all', () => {
  const view = viewOf(
    [
      { account: cash, holdings: loaded(holding('CBMGF', '25'), holding('CBGSU', '5', { currency: 'USD' })) },
      {
        account: epf,
        holdings: loaded(holding('CBMGF', '25'), holding('CBBND', '0', { units: Units.of('0') })),
      },
    ],
    totals,
    book,
  );
  expect([...(view.schemesByCurrency ?? [])]).toEqual([
    ['MYR', 1],
    ['USD', 1],
  ]);
});
