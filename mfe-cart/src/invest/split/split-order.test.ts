import { Money, sumByCurrency } from '@portal/shared/money';
import fc from 'fast-check';
import { offer } from '../../core/fixtures/products.ts';
import { limitsOfOffer } from '../amount/limits-of-offer.ts';
import {
  readSplit,
  type SplitContext,
  type SplitPart,
  type SplitReading,
  type SplitValues,
  withFund,
  withoutFund,
  withShare,
} from './split-order.ts';

const offers = ['CBMGF', 'CBIAS', 'CBSUK', 'CBGTU'].map(offer);
const context: SplitContext = {
  offers,
  limitsOf: (each) => limitsOfOffer(each, 'CS', 'no'),
};
const equal = (total: string, ...schemes: string[]): SplitValues => ({
  accountId: '1000482917',
  total,
  isEqual: true,
  parts: schemes.map((scheme) => ({ scheme, share: '' })),
});
const shared = (total: string, shares: Readonly<Record<string, string>>): SplitValues => ({
  ...equal(total),
  isEqual: false,
  parts: Object.entries(shares).map(([scheme, share]) => ({ scheme, share })),
});
const problems = (reading: SplitReading) =>
  reading.status === 'incomplete' ? reading.missing.map(({ field, problem }) => [field, problem]) : [];
const read = (values: SplitValues) => readSplit(values, context);

test.each<[string, SplitValues, readonly (readonly [string, string])[]]>([
  ['equal parts', equal('10,000', 'CBMGF', 'CBSUK'), []],
  ['own shares', shared('10000', { CBMGF: '60.5', CBSUK: '39.5' }), []],
  ['no amount', equal('', 'CBMGF', 'CBSUK'), [['total', 'Enter the amount to split']]],
  ['nothing at all', equal('0', 'CBMGF', 'CBSUK'), expectZero()],
  ['text', equal('ten', 'CBMGF', 'CBSUK'), [['total', 'Enter an amount in digits, such as 1,000.50']]],
  ['one fund', equal('10000', 'CBMGF'), [['fund', 'Choose at least two funds']]],
  [
    'no fund',
    equal(''),
    [
      ['total', 'Enter the amount to split'],
      ['fund', 'Choose at least two funds'],
    ],
  ],
  [
    'a part below the minimum of its fund',
    shared('3000', { CBMGF: '80', CBSUK: '20' }),
    [['share-CBSUK', 'Below the first-investment minimum of MYR 1,000.00']],
  ],
  [
    'shares above 100',
    shared('10000', { CBMGF: '60', CBSUK: '50' }),
    [['share-CBSUK', 'The shares add up to 110.00%, not to 100%']],
  ],
  [
    'a share that is no percentage',
    shared('10000', { CBMGF: '-50', CBSUK: '150' }),
    [['share-CBMGF', 'Enter a percentage with at most 2 decimals']],
  ],
  [
    'a fund with a share of 0',
    shared('10000', { CBMGF: '100', CBSUK: '0' }),
    [['share-CBSUK', 'Enter an amount over 0']],
  ],
  [
    'a fund that is not offered any more',
    equal('10000', 'CBMGF', 'CBSMC'),
    [['fund', 'Choose at least two funds']],
  ],
  [
    'a fund of another currency in an older draft',
    equal('10000', 'CBMGF', 'CBGTU'),
    [['fund', 'Choose at least two funds']],
  ],
])('[ITM-12] a split with %s: %j', (_, values, expected) => {
  expect(problems(read(values))).toEqual(expected);
});

/** Both parts are 0, and so is the amount. */
function expectZero(): [string, string][] {
  return [
    ['total', 'Enter an amount over 0'],
    ['share-CBMGF', 'Enter an amount over 0'],
    ['share-CBSUK', 'Enter an amount over 0'],
  ];
}

test('each fund becomes an order of the account, and the odd cent is in one of them', () => {
  const reading = read(equal('10,000.01', 'CBSUK', 'CBMGF'));
  expect(reading.status === 'complete' && reading.orders).toEqual([
    { accountId: '1000482917', scheme: 'CBSUK', amount: '5000.01' },
    { accountId: '1000482917', scheme: 'CBMGF', amount: '5000.00' },
  ]);
  expect(reading.rows.map(({ share }) => share)).toEqual(['50.00', '50.00']);
});

test('[ITM-12] the orders of a complete split add up to its total, and none is below the minimum of its fund', () => {
  const split = fc.record({
    cents: fc.integer({ min: 1, max: 5_000_000 }),
    cut: fc.integer({ min: 0, max: 10_000 }),
    isEqual: fc.boolean(),
  });
  fc.assert(
    fc.property(split, ({ cents, cut, isEqual }) => {
      const shares = { CBMGF: (cut / 100).toFixed(2), CBSUK: ((10_000 - cut) / 100).toFixed(2) };
      const reading = read({ ...shared((cents / 100).toFixed(2), shares), isEqual });
      const parts = reading.rows.flatMap(({ amount }) => amount ?? []);
      const minimum = Money.of('MYR', '1000');
      const areWithin = parts.every((part) => part.compare(minimum) >= 0);
      expect(reading.status).toBe(areWithin ? 'complete' : 'incomplete');
      if (reading.status !== 'complete') return;
      const sums = sumByCurrency(reading.orders.map(({ amount }) => Money.of('MYR', amount)));
      expect(sums.map(String)).toEqual([(cents / 100).toFixed(2)]);
    }),
  );
});

test.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
  ['no share', { CBMGF: '', CBSUK: '' }, ['–', '–'], '0.00% 0.00, left 100.00% 10,000.01'],
  ['one share', { CBMGF: '33.33', CBSUK: '' }, ['3,333.00', '–'], '33.33% 3,333.00, left 66.67% 6,667.01'],
  [
    'a bit less than 100',
    { CBMGF: '33.33', CBSUK: '66.66' },
    ['3,333.00', '6,666.01'],
    '99.99% 9,999.01, left 0.01% 1.00',
  ],
  [
    'more than 100',
    { CBMGF: '60', CBSUK: '50.5' },
    ['6,000.01', '5,050.01'],
    // the sum is that of the amounts as they are rounded
    '110.50% 11,050.02, over 10.50% 1,050.01',
  ],
  ['100', { CBMGF: '60', CBSUK: '40' }, ['6,000.01', '4,000.00'], '100.00% 10,000.01'],
])('a split with %s shows the amount of each, their sum and what is left', (_, shares, amounts, sum) => {
  const reading = read(shared('10000.01', shares));
  expect(reading.rows.map(({ amount }) => amount?.format() ?? '–')).toEqual(amounts);
  const { sum: all, difference } = reading.sum ?? {};
  const textOf = (part: SplitPart | undefined) => `${part?.share.format()} ${part?.amount?.format()}`;
  expect(difference ? `${textOf(all)}, ${difference.is} ${textOf(difference)}` : textOf(all)).toBe(sum);
});

test('[ITM-12] while shares are typed, the amounts and what is left add up to the total, to the cent', () => {
  const typed = fc.record({
    cents: fc.integer({ min: 1, max: 5_000_000 }),
    first: fc.integer({ min: 0, max: 5_000 }),
    second: fc.integer({ min: 0, max: 4_999 }),
  });
  fc.assert(
    fc.property(typed, ({ cents, first, second }) => {
      const total = (cents / 100).toFixed(2);
      const shares = { CBMGF: (first / 100).toFixed(2), CBSUK: (second / 100).toFixed(2) };
      const { rows, sum } = read(shared(total, shares));
      const parts = [...rows.map(({ amount }) => amount), sum?.difference?.amount].flatMap(
        (part) => part ?? [],
      );
      expect(sum?.difference?.is).toBe('left');
      expect(sumByCurrency(parts).map(String)).toEqual([total]);
    }),
  );
});

test('equal parts have no sum of shares', () => {
  expect(read(equal('10000', 'CBMGF', 'CBSUK', 'CBIAS')).sum).toBeUndefined();
});

test('a share that is typed ends the equal parts, and the others stay as they were shown', () => {
  const typed = withShare(equal('10000', 'CBMGF', 'CBIAS', 'CBSUK'), 'CBIAS', '40');
  expect(typed).toMatchObject({
    isEqual: false,
    parts: [{ share: '33.34' }, { share: '40' }, { share: '33.33' }],
  });
  expect(withShare(typed, 'CBMGF', '20').parts.map(({ share }) => share)).toEqual(['20', '40', '33.33']);
});

test('a further fund gets what the others leave of 100, and nothing when they leave none', () => {
  const further = withFund(shared('', { CBMGF: '33.33', CBIAS: '33.33' }), 'CBSUK');
  expect(further.parts.at(-1)).toEqual({ scheme: 'CBSUK', share: '33.34' });
  expect(withFund(shared('', { CBMGF: '70', CBIAS: '30' }), 'CBSUK').parts.at(-1)?.share).toBe('');
  expect(withoutFund(further, 'CBIAS').parts.map(({ scheme }) => scheme)).toEqual(['CBMGF', 'CBSUK']);
});
