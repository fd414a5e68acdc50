import { Money } from '@portal/shared/money';
import fc from 'fast-check';
import { amountLimits, checkAmount, type HoldingState } from './amount-limit.ts';

const unitTrust = { initial: Money.of('MYR', '1000.00'), additional: Money.of('MYR', '100.00') };
const prs = { initial: Money.of('MYR', '100.00'), additional: Money.of('MYR', '50.00') };

describe('[ITM-12] limits of an order', () => {
  test.each([
    ['CS', 'no', unitTrust, '1000.00', 'first'],
    ['CS', 'yes', unitTrust, '100.00', 'further'],
    ['CS', 'unknown', unitTrust, '1000.00', 'first'],
    ['EPF', 'yes', unitTrust, '1000.00', 'epf'],
    ['EPF', 'no', unitTrust, '1000.00', 'first'],
    ['PRS', 'no', prs, '100.00', 'first'],
    ['PRS', 'yes', prs, '50.00', 'further'],
  ] as const)('plan %s, scheme already in the account: %s', (plan, holding, scheme, minimum, kind) => {
    const limits = amountLimits({ plan, holding, ...scheme });
    expect(limits.minimum.toString()).toBe(minimum);
    expect(limits.kind).toBe(kind);
  });
});

describe('[ITM-12] a typed amount', () => {
  const limits = amountLimits({ plan: 'CS', holding: 'no', ...unitTrust });

  test.each([
    ['', 'empty', 'The first-investment minimum is MYR 1,000.00'],
    ['1000', 'met', 'Meets the first-investment minimum of MYR 1,000.00'],
    ['1,000.5', 'met', 'Above the first-investment minimum of MYR 1,000.00'],
    [' 25000 ', 'met', 'Above the first-investment minimum of MYR 1,000.00'],
    ['999.99', 'broken', 'Below the first-investment minimum of MYR 1,000.00'],
    ['0', 'broken', 'Enter an amount over 0'],
    ['-5', 'broken', 'Enter an amount over 0, without a minus sign'],
    ['10,000,000', 'met', 'Above the first-investment minimum of MYR 1,000.00'],
    ['RM 25 000', 'met', 'Above the first-investment minimum of MYR 1,000.00'],
    ['1.005', 'broken', 'Enter an amount with at most 2 decimals'],
    ['ten', 'broken', 'Enter an amount in digits, such as 1,000.50'],
    ['9007199254740993', 'broken', 'This amount has too many digits'],
    ['9,999,999,999,999.99', 'met', 'Above the first-investment minimum of MYR 1,000.00'],
  ])('%p is %s: %s', (typed, status, text) => {
    expect(checkAmount(typed, limits)).toMatchObject({ status, text });
  });

  test('accepts exactly the amounts within the limits, to the cent', () => {
    const cents = fc.integer({ min: -1_000, max: 99_999_999_999 });
    const holdings = fc.constantFrom<HoldingState>('yes', 'no', 'unknown');
    fc.assert(
      fc.property(cents, holdings, (inCents, holding) => {
        const typed = `${inCents < 0 ? '-' : ''}${Math.trunc(Math.abs(inCents) / 100)}.${String(Math.abs(inCents) % 100).padStart(2, '0')}`;
        const verdict = checkAmount(typed, amountLimits({ plan: 'CS', holding, ...unitTrust }));
        const minimum = holding === 'yes' ? 10_000 : 100_000;
        expect(verdict.status).toBe(inCents >= minimum ? 'met' : 'broken');
      }),
    );
  });
});
