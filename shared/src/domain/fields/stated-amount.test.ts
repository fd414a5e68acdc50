import fc from 'fast-check';
import { highestStated } from './stated-amount.ts';

test.each([
  ['RM 250,000', 250_000],
  ['500000', 500_000],
  ['RM500,000', 500_000],
  ['MYR 3 000 000.50', 3_000_000.5],
  ['Below RM500,000', 500_000],
  ['RM500,000 to RM1 million', 1_000_000],
  ['RM1 million to RM3 million', 3_000_000],
  ['RM 1 to 3 million', 3_000_000],
  ['about 2.5 juta', 2_500_000],
  ['RM 300k', 300_000],
  ["50 to 100 (RM'000)", 100_000],
  ["Up to 30 (RM'000)", 30_000],
  ["Above 300 (RM'000)", Number.POSITIVE_INFINITY],
  ['Above RM3 million', Number.POSITIVE_INFINITY],
  ['RM 2 million and above', Number.POSITIVE_INFINITY],
  ['', undefined],
  ['a house in Ipoh', undefined],
  ['RM 2 million house, RM 1.5 million shares', undefined],
  ['3,5 million', undefined],
  ['3.000.000', undefined],
  ['RM 3 million to RM 200,000', undefined],
])('of %j the most is %p', (text, most) => expect(highestStated(text)).toBe(most));

test('an amount is read however it is written, and no text is too odd', () => {
  const millions = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(millions, (count) => {
      const ringgit = count * 1_000_000;
      for (const text of [
        `${count} million`,
        `RM${count}m`,
        `Up to RM ${count} mil`,
        `${ringgit}`,
        `RM ${ringgit.toLocaleString('en')}`,
        `RM 1 to ${count} juta`,
      ])
        expect(highestStated(text)).toBe(ringgit);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(highestStated(text) ?? 0).toBeGreaterThanOrEqual(0)));
});
