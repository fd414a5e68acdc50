import fc from 'fast-check';
import { formatShare } from './rules.ts';
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

test('matches the exact share for any amounts', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n), (part, rest) => {
      const text = (sen: bigint) => `${sen / 100n}.${String(sen % 100n).padStart(2, '0')}`;
      const share = formatShare(myr(text(part)), myr(text(part + rest)));
      expect(Number(share?.replace('%', ''))).toBeCloseTo(Number((part * 100000n) / (part + rest)) / 1000, 0);
    }),
  );
});
