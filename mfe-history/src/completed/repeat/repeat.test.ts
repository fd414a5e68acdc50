import { customerInfo } from '@portal/shared/api/customers';
import { funds, schemes } from '@portal/shared/api/funds';
import { Money } from '@portal/shared/money';
import { decoded, samples, testAgent } from '@portal/shared/testing';
import { getRepeatingKind, getRepeatPermission, type RepeatFacts, withRepeatDrawer } from './repeat.ts';

const [scheme] = decoded(schemes, samples.schemes);
const [fund] = decoded(funds, samples.funds);
const customer = decoded(customerInfo, samples.customerInfo);
const account = customer.account.find(({ plan }) => plan === 'CS');
if (!scheme || !fund || !account) throw new Error('no sample of a cash account and a scheme');
const open = {
  ...scheme,
  fundCode: fund.fundCode,
  status: 'Active',
  productType: 'UT' as const,
  fundStructure: 'Retail',
  isInvestmentAllow: true,
  isRedemptionAllow: true,
  isSwitchingAllow: true,
};
const facts: RepeatFacts = {
  agent: testAgent,
  customer,
  accountId: account.accountId,
  schemes: [open],
  funds: [{ ...fund, fundStructure: 'Retail' }],
  today: '2026-11-20',
};

test.each([
  ['SA', 'invest'],
  ['RD', 'redeem'],
  ['SO', 'switch'],
  ['SI', undefined],
  ['DR', undefined],
  ['CO', undefined],
  ['TR', undefined],
] as const)('a transaction of the type %s is repeated by %s', (type, kind) => {
  expect(getRepeatingKind(type)).toBe(kind);
});

test.each<[string, 'invest' | 'redeem' | 'switch', Partial<RepeatFacts>, string | undefined]>([
  ['an open scheme', 'invest', {}, undefined],
  ['a scheme that can be redeemed', 'redeem', {}, undefined],
  ['a scheme that can be switched', 'switch', {}, undefined],
  [
    'a closed scheme',
    'invest',
    { schemes: [{ ...open, status: 'Closed' }] },
    'This fund is closed to new investment.',
  ],
  ['a closed scheme', 'redeem', { schemes: [{ ...open, status: 'Closed' }] }, undefined],
  [
    'a scheme without redemption',
    'redeem',
    { schemes: [{ ...open, isRedemptionAllow: false }] },
    'This fund cannot be redeemed now.',
  ],
  [
    'a scheme without switching',
    'switch',
    { schemes: [{ ...open, isSwitchingAllow: false }] },
    'This fund cannot be switched now.',
  ],
  [
    'a wholesale scheme',
    'invest',
    { schemes: [{ ...open, fundStructure: 'Wholesale' }], customer: { ...customer, sI: false } },
    'Wholesale funds are for sophisticated investors only.',
  ],
  ['a scheme that is gone', 'invest', { schemes: [] }, 'This fund is no longer listed.'],
  ['schemes that are not loaded', 'invest', { schemes: undefined }, undefined],
  ['a customer who is not loaded', 'invest', { customer: undefined, schemes: [] }, undefined],
])('[ITM-11] repeating %s by %s', (_, kind, changes, reason) => {
  expect(getRepeatPermission(kind, open.scheme, { ...facts, ...changes })).toEqual(
    reason === undefined ? { allowed: true } : { allowed: false, reason },
  );
});

test('the address of the drawer has account, scheme and gross amount, and keeps the view of the page', () => {
  const page = new URLSearchParams('customerId=C1&tab=activity&period=30d');
  const row = { scheme: 'CBSUK', gross: Money.of('MYR', '10000') };
  expect(withRepeatDrawer(page, 'invest', '1000000001', row).toString()).toBe(
    'customerId=C1&tab=activity&period=30d&transaction=invest&account=1000000001&scheme=CBSUK&amount=10000.00',
  );
  expect(page.toString()).toBe('customerId=C1&tab=activity&period=30d');
});
