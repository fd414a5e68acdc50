import { methodsFor, paymentRefusal } from './payment-methods.ts';

test.each([
  ['CS', 'MYR', ['FPX', 'FPXB2B', 'DNOW', 'CHQ']],
  ['PRS', 'MYR', ['FPX', 'FPXB2B', 'DNOW', 'CHQ']],
  ['CS', 'USD', ['TT']],
  ['EPF', 'MYR', ['EPF']],
  ['EPF', 'USD', []],
] as const)('plan %s in %s is paid by %j', (plan, currency, codes) => {
  expect(methodsFor(plan, currency).map((method) => method.code)).toEqual(codes);
});

test.each([
  ['CS', 'FPX', 'MYR', 30_000, undefined],
  ['CS', 'FPX', 'MYR', 30_000.01, 'above-maximum'],
  ['CS', 'FPX', 'MYR', 0.99, 'below-minimum'],
  ['CS', 'FPXB2B', 'MYR', 1.99, 'below-minimum'],
  ['CS', 'FPXB2B', 'MYR', 2, undefined],
  ['CS', 'FPXB2B', 'MYR', 1_000_000, undefined],
  ['CS', 'FPXB2B', 'MYR', 1_000_000.01, 'above-maximum'],
  ['CS', 'DNOW', 'MYR', 50_000.01, 'above-maximum'],
  ['CS', 'CHQ', 'MYR', 9_000_000, undefined],
  ['CS', 'FPX', 'USD', 100, 'method-not-allowed'],
  ['CS', 'TT', 'USD', 100, undefined],
  ['CS', 'EPF', 'MYR', 1_000, 'method-not-allowed'],
  ['EPF', 'EPF', 'MYR', 1_000, undefined],
] as const)('plan %s by %s, %s %d: %s', (plan, code, currency, amount, expected) => {
  expect(paymentRefusal(plan, code, { currency, amount })).toBe(expected);
});
