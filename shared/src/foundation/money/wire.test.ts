import * as z from '@portal/shared/schema';
import fc from 'fast-check';
import { wireAmount, wireNav, wirePercent, wireUnits } from './wire.ts';

const accepts = (schema: z.Schema, value: unknown): boolean => z.safeParse(schema, value).success;

test('JSON numbers are decoded to money, units, prices and percentages', () => {
  expect(z.safeParse(wireAmount, 12345.6).data?.in('MYR').format()).toBe('12,345.60');
  expect(z.safeParse(wireUnits, -14995.53).data?.format()).toBe('\u221214,995.53');
  expect(z.safeParse(wireNav, 0.6321).data?.format()).toBe('0.6321');
  expect(z.safeParse(wirePercent, 5.5).data?.format()).toBe('5.50%');
  expect(z.safeParse(wireAmount, -0).data?.in('MYR').toString()).toBe('0.00');
});

test.each([
  ['three decimals', 0.125],
  ['a rest of binary arithmetic', 0.1 + 0.2],
  ['an exponent', 1e21],
  ['a tiny exponent', 1e-7],
  ['more than 2^53', 2 ** 53 + 2],
  ['more digits than a double tells apart', 90071992547409.91],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['text', '100.00'],
  ['text with commas', '1,000'],
  ['nothing', null],
  ['an object', {}],
])('%s is refused', (_, value) => {
  expect(accepts(wireAmount, value)).toBe(false);
  expect(accepts(wireUnits, value)).toBe(false);
  expect(accepts(wirePercent, value)).toBe(false);
});

test('a price has four decimals, not five', () => {
  expect(accepts(wireNav, 0.6321)).toBe(true);
  expect(accepts(wireNav, 0.63215)).toBe(false);
});

test('every amount of up to 15 digits is the same after encoding and decoding', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (cents) => {
      const sign = cents < 0 ? '-' : '';
      const digits = String(Math.abs(cents)).padStart(3, '0');
      const text = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      const money = z.safeParse(wireAmount, JSON.parse(text)).data?.in('MYR');
      expect(money?.toString()).toBe(text);
      expect(money?.toWire()).toBe(Number(text));
    }),
  );
});
