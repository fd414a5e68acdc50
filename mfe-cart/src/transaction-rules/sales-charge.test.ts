import { Percent } from '@portal/shared/money';
import fc from 'fast-check';
import { chargeRange, checkCharge, rangeText, startingCharge } from './sales-charge.ts';

const range = (min: string, max: string) => ({ min: Percent.of(min), max: Percent.of(max) });
const charged = (min: string, max: string) => ({
  minSalesCharge: Percent.of(min),
  feeCharges: Percent.of(max),
});

test.each([
  ['CS', charged('1', '5.5'), '1.00% to 5.50%', '5.50', '1.00'],
  ['EPF', charged('1', '5.5'), '1.00% to 3.00%', '3.00', '1.00'],
  ['EPF', charged('3.5', '5.5'), '3.00%', '3.00', '3.00'],
  ['EPF', charged('0', '1'), '0.00% to 1.00%', '1.00', '0.00'],
  ['PRS', charged('0', '0'), '0.00%', '0.00', '0.00'],
] as const)(
  'the charge of plan %s with %j is %s and begins at %s, of a switch at %s',
  (plan, scheme, text, first, least) => {
    const range = chargeRange(plan, scheme);
    expect([rangeText(range), startingCharge('invest', range), startingCharge('switch', range)]).toEqual([
      text,
      first,
      least,
    ]);
  },
);

test.each([
  ['5.5', 'met'],
  [' 1 ', 'met'],
  ['5.51', 'broken'],
  ['0.99', 'broken'],
  ['', 'broken'],
  ['2.345', 'broken'],
  ['five', 'broken'],
])('a charge of %p is %s', (typed, status) => {
  expect(checkCharge(typed, range('1', '5.5')).status).toBe(status);
});

test('accepts at most 3% on the EPF plan', () => {
  const hundredths = fc.integer({ min: 0, max: 1_000 });
  const percent = (value: number) => Percent.of((value / 100).toFixed(2));
  fc.assert(
    fc.property(hundredths, hundredths, hundredths, (one, other, typed) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const scheme = { minSalesCharge: percent(least), feeCharges: percent(most) };
      const verdict = checkCharge(percent(typed).toString(), chargeRange('EPF', scheme));
      if (verdict.status === 'met') expect(verdict.percent.compare(Percent.of('3'))).not.toBe(1);
    }),
  );
});
