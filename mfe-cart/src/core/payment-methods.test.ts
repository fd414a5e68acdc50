import { Money } from '@portal/shared/money';
import { offeredMethods, usualMethod } from './payment-methods.ts';

const lookups = ['FPX', 'FPXB2B', 'DNOW', 'CHQ', 'TT', 'EPF', 'COWRIE'].map((code) => ({ code, name: code }));
const open = (due: Money, plan: 'CS' | 'EPF' | 'PRS') =>
  offeredMethods(lookups, due, plan)
    .filter(({ refusal }) => refusal === undefined)
    .map(({ code }) => code);

describe('[PAY-01] methods that may serve', () => {
  test.each([
    ['MYR', '0.50', 'CS', ['DNOW', 'CHQ']],
    ['MYR', '1.00', 'CS', ['FPX', 'DNOW', 'CHQ']],
    ['MYR', '30000.00', 'CS', ['FPX', 'FPXB2B', 'DNOW', 'CHQ']],
    ['MYR', '30000.01', 'PRS', ['FPXB2B', 'DNOW', 'CHQ']],
    ['MYR', '50000.01', 'CS', ['FPXB2B', 'CHQ']],
    ['MYR', '1000000.01', 'CS', ['CHQ']],
    ['USD', '500.00', 'CS', ['TT']],
    ['MYR', '12500.00', 'EPF', ['EPF']],
  ] as const)('%s %s of plan %s', (currency, amount, plan, codes) => {
    expect(open(Money.of(currency, amount), plan)).toEqual(codes);
  });

  test('the others stay in sight and say why; one that is unknown is not offered', () => {
    const offered = offeredMethods(lookups, Money.of('USD', '500.00'), 'CS');
    expect(offered.find(({ code }) => code === 'FPX')?.refusal).toBe('Only for MYR.');
    expect(offered.some(({ code }) => code === 'COWRIE')).toBe(false);
    expect(usualMethod(offered)?.code).toBe('TT');
  });
});
