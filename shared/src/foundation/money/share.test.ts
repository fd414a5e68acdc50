import Exactly from 'decimal.js';
import fc from 'fast-check';
import { formatShare, formatShares, formatWhole } from './rules.ts';
import { Money } from './values.ts';

const myr = (text: string) => Money.of('MYR', text);

test.each([
  ['60749.49', '418292.48', '14.5%'],
  ['1', '3', '33.3%'],
  ['2', '3', '66.7%'],
  ['100', '100', '100.0%'],
  ['0', '100', '0.0%'],
  // 14.4463…: rounding twice, to 2 and then to 1 decimal, would say 14.5
  ['1444.60', '10000', '14.4%'],
  ['0.05', '100', '0.1%'],
  ['0.04', '100', '0.0%'],
])('%s of %s is %s', (part, whole, share) => {
  expect(formatShare(myr(part), myr(whole))).toBe(share);
});

test('returns undefined when the whole is zero', () => {
  expect(formatShare(myr('0'), myr('0'))).toBeUndefined();
});

test.each([
  [['1', '1', '1'], '3', ['33.4%', '33.3%', '33.3%']],
  [['52.03', '27.43', '20.54'], '100', ['52.0%', '27.4%', '20.6%']],
  // a part that is not shown
  [['1', '1'], '6', ['16.7%', '16.7%']],
  [['-10', '110'], '100', ['\u221210.0%', '110.0%']],
  [['0', '100'], '100', ['0.0%', '100.0%']],
  [[], '100', []],
  [['0'], '0', [undefined]],
])('the shares %j of %s are %j', (parts, whole, shares) => {
  expect(formatShares(parts.map(myr), myr(whole))).toEqual(shares);
});

const sen = (text: bigint) => {
  const digits = String(text < 0n ? -text : text).padStart(3, '0');
  return `${text < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

test('for any amounts the shares add up to 100.0%, and none is a unit of its last place off', () => {
  const amounts = fc.array(fc.bigInt(-(10n ** 6n), 10n ** 12n), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0n);
      fc.pre(whole > 0n);
      const texts = formatShares(
        parts.map((part) => myr(sen(part))),
        myr(sen(whole)),
      );
      const shares = texts.map((text = '') => new Exactly(text.replace('\u2212', '-').replace(/[%,]/g, '')));
      expect(Exactly.sum(...shares).toFixed(1)).toBe('100.0');
      for (const [index, share] of shares.entries()) {
        const exact = new Exactly(String(parts[index])).times(100).dividedBy(String(whole));
        expect(share.minus(exact).abs().toNumber()).toBeLessThan(0.1);
      }
    }),
  );
});

test('one share of a whole is rounded half up', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n), (part, rest) => {
      const share = formatShare(myr(sen(part)), myr(sen(part + rest)));
      const exact = new Exactly(String(part)).times(100).dividedBy(String(part + rest));
      expect(share).toBe(`${exact.toFixed(1, Exactly.ROUND_HALF_UP)}%`);
    }),
  );
});

test.each([
  ['283973.50', '283,974'],
  ['999.99', '1,000'],
  ['0.49', '0'],
  ['-0.50', '\u22121'],
])('%s without decimals is %s', (amount, text) => {
  expect(formatWhole(myr(amount))).toBe(text);
});
