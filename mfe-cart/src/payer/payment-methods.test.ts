import { Amount, Money } from '@portal/shared/money';
import { defaultMethod, offeredMethods } from './payment-methods.ts';

const lookups = ['FPX', 'FPXB2B', 'DNOW', 'CHQ', 'TT', 'EPF', 'COWRIE'].map((code) => ({ code, name: code }));
const open = (due: Money, plan: 'CS' | 'EPF' | 'PRS') =>
  offeredMethods(lookups, [due], plan)
    .filter(({ refusal }) => refusal === undefined)
    .map(({ code }) => code);

describe('[PAY-01] offered payment methods', () => {
  test.each([
    ['MYR', '0.50', 'CS', ['DNOW', 'CHQ']],
    ['MYR', '1.00', 'CS', ['FPX', 'DNOW', 'CHQ']],
    ['MYR', '1.99', 'CS', ['FPX', 'DNOW', 'CHQ']],
    ['MYR', '2.00', 'CS', ['FPX', 'FPXB2B', 'DNOW', 'CHQ']],
    ['MYR', '30000.00', 'CS', ['FPX', 'FPXB2B', 'DNOW', 'CHQ']],
    ['MYR', '30000.01', 'PRS', ['FPXB2B', 'DNOW', 'CHQ']],
    ['MYR', '50000.01', 'CS', ['FPXB2B', 'CHQ']],
    ['MYR', '1000000.00', 'CS', ['FPXB2B', 'CHQ']],
    ['MYR', '1000000.01', 'CS', ['CHQ']],
    ['USD', '500.00', 'CS', ['TT']],
    ['MYR', '12500.00', 'EPF', ['EPF']],
  ] as const)('%s %s of plan %s', (currency, amount, plan, codes) => {
    expect(open(Money.of(currency, amount), plan)).toEqual(codes);
  });

  test('gives the reason for a method that cannot be used, and leaves unknown methods out', () => {
    const offered = offeredMethods(lookups, [Money.of('USD', '500.00')], 'CS');
    expect(offered.find(({ code }) => code === 'FPX')?.refusal).toBe('Only for MYR.');
    expect(offered.some(({ code }) => code === 'COWRIE')).toBe(false);
    expect(defaultMethod(offered)?.code).toBe('TT');
  });

  test.each([
    ['1.00', 'FPX'],
    ['30000.01', 'DNOW'],
    ['50000.01', 'CHQ'],
  ])('preselects no method of companies: MYR %s', (amount, code) => {
    expect(defaultMethod(offeredMethods(lookups, [Money.of('MYR', amount)], 'CS'))?.code).toBe(code);
    const corporate = offeredMethods([{ code: 'FPXB2B', name: '' }], [Money.of('MYR', amount)], 'CS');
    expect(defaultMethod(corporate)).toBeUndefined();
  });

  test('names the limits of each method', () => {
    const limits = (currency: string) =>
      Object.fromEntries(
        offeredMethods(lookups, [Money.of(currency, '500.00')], 'CS').map((each) => [each.code, each.limits]),
      );
    expect(limits('MYR')).toMatchObject({
      FPX: 'MYR 1.00 to MYR 30,000.00',
      FPXB2B: 'MYR 2.00 to MYR 1,000,000.00',
      DNOW: 'Up to MYR 50,000.00',
      CHQ: undefined,
    });
    expect(limits('USD').TT).toBeUndefined();
  });

  test('checks the limits for each payment of a sum', () => {
    const two = offeredMethods(lookups, [Money.of('MYR', '20000.00'), Money.of('MYR', '20000.00')], 'CS');
    expect(two.find(({ code }) => code === 'FPX')?.refusal).toBeUndefined();
    const uneven = offeredMethods(lookups, [Money.of('MYR', '0.50'), Money.of('MYR', '40000.00')], 'CS');
    expect(uneven.find(({ code }) => code === 'FPX')?.refusal).toBe('From MYR 1.00.');
  });

  test('uses the service’s limits instead of those of the rules', () => {
    const allowed = [
      { code: 'FPX' as const, minimum: Amount.of('500.00'), maximum: Amount.of('60000.00') },
      { code: 'CHQ' as const, minimum: null, maximum: Amount.of('100.00') },
    ];
    const refusals = (sum: string) =>
      Object.fromEntries(
        offeredMethods(lookups, [Money.of('MYR', sum)], 'CS', allowed).map(({ code, refusal }) => [
          code,
          refusal,
        ]),
      );
    expect(refusals('40000.00')).toMatchObject({ FPX: undefined, CHQ: 'Up to MYR 100.00.' });
    expect(refusals('100.00')).toMatchObject({ FPX: 'From MYR 500.00.', CHQ: undefined });
    expect(refusals('100.00').DNOW).toBe('Not accepted for this application.');
  });
});
