import { Amount } from '@portal/shared/money';
import { mixedNotice } from './mixed-application.ts';
import { isMixed } from './paid-types.ts';
import { outstandingText } from './payment.ts';

const due = [{ currency: 'MYR', amount: Amount.of('10000.00') }];
const investment = { type: 'investment', name: 'investment CBSUK' } as const;
const redemption = { type: 'redemption', name: 'redemption CBMGF' } as const;

test.each([
  [['investment'], false],
  [['redemption', 'switching', 'bankar'], false],
  [['investment', 'redemption'], true],
  [['onboarding', 'investment'], true],
  [[], false],
] as const)('an application of %j is of both kinds: %s', (types, expected) =>
  expect(isMixed(types)).toBe(expected),
);

test.each([
  ['Pending Customer Confirmation', true],
  ['Pending Payment', false],
  ['Pending Documents', undefined],
  ['Submitted', undefined],
  ['Rejected', undefined],
] as const)(
  'warns of both kinds in one application that is %s; it can be sent apart: %s',
  (status, expected) => {
    const notice = mixedNotice({ status, plan: 'CS', due, items: [investment, redemption] });
    expect(notice?.canSendApart).toBe(expected);
    if (notice) {
      expect(notice.meaning).toContain('redemption CBMGF');
      expect(notice.meaning).toContain('waits until MYR 10,000.00 is paid.');
      expect(notice.meaning).not.toContain('CBSUK');
    }
  },
);

test('does not warn of an application of one kind', () => {
  expect(mixedNotice({ status: 'Pending Payment', plan: 'CS', due, items: [investment] })).toBeUndefined();
});

test('what is outstanding names what waits for it', () => {
  expect(outstandingText({ plan: 'CS', due, types: ['investment', 'redemption'] })).toBe(
    'MYR 10,000.00 to be paid; the rest waits for it',
  );
});
