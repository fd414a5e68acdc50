import fc from 'fast-check';
import { marketValue, minus, proportion, splitSalesCharge, sum } from '../../rules/money.ts';
import { dividendPerUnit } from '../customers/dividend-terms.ts';
import { fromHundredths } from './hundredths.ts';
import { costBefore, reinvestmentBefore } from './undo.ts';

const hundredths = (min: number, max: number) => fc.integer({ min, max });

test('a cost before a redemption is one of which the redemption leaves exactly the cost after it', () => {
  fc.assert(
    fc.property(
      hundredths(1, 100_000_000),
      hundredths(1, 10_000_000),
      hundredths(1, 10_000_000),
      (after, taken, left) => {
        const before = costBefore(after, taken, left + taken);
        const cost = before === undefined ? '' : fromHundredths(before);
        const moved = proportion(cost, fromHundredths(taken), fromHundredths(left + taken));
        expect(minus(cost, moved)).toBe(fromHundredths(after));
      },
    ),
  );
});

test('units before a reinvestment have a dividend that buys exactly the units that are missing, or there are none', () => {
  let found = 0;
  fc.assert(
    fc.property(hundredths(1_000_000, 9_000_000), hundredths(4_000, 15_000), (after, tenThousandths) => {
      const nav = (tenThousandths / 10_000).toFixed(4);
      const dividend = reinvestmentBefore(after, nav);
      if (!dividend) return;
      found += 1;
      const gross = marketValue(fromHundredths(dividend.unitsBefore), dividendPerUnit(nav));
      const { units } = splitSalesCharge(gross, '0', nav);
      expect([dividend.gross, sum([fromHundredths(dividend.unitsBefore), units])]).toEqual([
        gross,
        fromHundredths(after),
      ]);
    }),
  );
  expect(found).toBeGreaterThan(30);
});
