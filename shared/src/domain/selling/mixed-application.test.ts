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
  ['Pending Customer Confirmation', 'Send redemption CBMGF separately'],
  ['Pending Payment', undefined],
] as const)(
  'warns of both kinds in one application that is %s; how it can be sent separately: %s',
  (status, sendLabel) => {
    const notice = mixedNotice({ status, plan: 'CS', due, items: [investment, redemption] });
    expect(notice?.title).toBe('Redemption CBMGF waits for a payment');
    expect(notice?.meaning).toContain(
      'It is in one application with the investment, and processed only after MYR 10,000.00 is paid.',
    );
    expect(notice?.sendLabel).toBe(sendLabel);
  },
);

test.each(['Pending Documents', 'Submitted', 'Rejected'] as const)(
  'does not warn of both kinds in one application that is %s',
  (status) =>
    expect(mixedNotice({ status, plan: 'CS', due, items: [investment, redemption] })).toBeUndefined(),
);

test('counts several items that wait', () => {
  const notice = mixedNotice({
    status: 'Pending Customer Confirmation',
    plan: 'EPF',
    due,
    items: [investment, redemption, { type: 'switching', name: 'switch CBMGF to CBSUK' }],
  });
  expect(notice).toEqual({
    title: '2 items wait for a payment',
    meaning:
      'Redemption CBMGF; switch CBMGF to CBSUK are in one application with the investment, and processed only after EPF pays MYR 10,000.00 by form 9N (AHL).',
    sendLabel: 'Send 2 items separately',
  });
});

test('does not warn of an application of one kind', () => {
  expect(mixedNotice({ status: 'Pending Payment', plan: 'CS', due, items: [investment] })).toBeUndefined();
});

test('what is outstanding names what waits for it', () => {
  expect(outstandingText({ plan: 'CS', due, types: ['investment', 'redemption'] })).toBe(
    'MYR 10,000.00 to be paid; the other items wait for this payment',
  );
});
