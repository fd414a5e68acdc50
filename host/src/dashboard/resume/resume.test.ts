import { describeResume, formatAgo } from './resume.ts';

const profile = '/client-profile?customerId=C+1';
const last = (path: string) => ({ customerId: 'C 1', path, at: 1_000 });

test.each([
  ['the customer', profile, [], 'Customer profile', 'Open the customer', profile],
  [
    'an open drawer',
    `${profile}&transaction=redeem&account=1`,
    [],
    'Redemption',
    'Open the redemption',
    `${profile}&transaction=redeem&account=1`,
  ],
  [
    'the draft of the open drawer, with its account',
    `${profile}&transaction=redeem&account=1`,
    [['redeem:C 1', 5]],
    'Redemption not finished',
    'Continue redeeming',
    `${profile}&transaction=redeem&account=1`,
  ],
  [
    'the newest draft, from another page',
    '/cart?customerId=C+1',
    [
      ['sat:C 1', 5],
      ['invest:C 1', 6],
    ],
    'Investment not finished',
    'Continue investing',
    `${profile}&transaction=invest`,
  ],
  [
    'an assessment',
    profile,
    [['sat:C 1', 5]],
    'Suitability assessment not finished',
    'Continue assessing',
    '/sat?customerId=C+1',
  ],
  [
    'the draft of an item that was edited',
    '/cart?customerId=C+1&transaction=invest&item=I1',
    [['invest:C 1:I1', 5]],
    'Investment not finished',
    'Continue investing',
    '/cart?customerId=C+1&transaction=invest&item=I1',
  ],
  [
    'a drawer of a later release',
    `${profile}&transaction=nominee`,
    [],
    'Customer profile',
    'Open the customer',
    `${profile}&transaction=nominee`,
  ],
] as const)('resumes %s', (_what, path, drafts, text, label, to) => {
  const kept = drafts.map(([name, savedAt]) => ({ name, savedAt }));
  expect(describeResume(last(path), kept, () => undefined)).toEqual({
    text,
    label,
    to,
    at: kept.length > 0 ? Math.max(...kept.map(({ savedAt }) => savedAt)) : 1_000,
    isDraft: kept.length > 0,
  });
});

test.each([
  [
    'invest',
    'the fund and the typed amount',
    { scheme: 'CBGTU', amount: '2500' },
    'Invest USD 2,500.00 in CBGTU',
  ],
  ['invest', 'the fund alone before an amount', { scheme: 'CBGTU', amount: '' }, 'Invest in CBGTU'],
  ['invest', 'the fund alone for an amount of zero', { scheme: 'CBGTU', amount: '0' }, 'Invest in CBGTU'],
  ['invest', 'the fund alone whose currency is not known', { scheme: 'CBX', amount: '5' }, 'Invest in CBX'],
  ['invest', 'nothing before a fund is chosen', { scheme: '', amount: '5' }, 'Investment not finished'],
  ['invest', 'nothing that it cannot read', ['CBGTU'], 'Investment not finished'],
  ['redeem', 'the fund that is redeemed', { scheme: 'CBGTU' }, 'Redeem CBGTU'],
  [
    'redeem',
    'the amount that is redeemed',
    { scheme: 'CBGTU', way: 'amount', amount: '5' },
    'Redeem USD 5.00 of CBGTU',
  ],
  [
    'redeem',
    'no amount when units are redeemed',
    { scheme: 'CBGTU', way: 'units', amount: '5' },
    'Redeem CBGTU',
  ],
  ['bank-account', 'no fund, which it does not have', { scheme: 'CBGTU' }, 'New bank account not finished'],
])('a draft to %s says %s', (kind, _what, value, text) => {
  const draft = { name: `${kind}:C 1`, savedAt: 5, value };
  const currencyOf = (scheme: string) => (scheme === 'CBGTU' ? 'USD' : undefined);
  expect(describeResume(last(profile), [draft], currencyOf).text).toBe(text);
});

const onboarding = { customerId: 'ONB-1', path: '/onboarding?onboarding=ONB-1', at: 1_000 };
const keptOnboarding = (name: string) => [
  { name: 'onboarding:ONB-1', savedAt: 5, value: { answers: { identity: { name } } } },
];

test.each([
  ['its typed name', keptOnboarding('TAN MEI LING'), 'Tan Mei Ling'],
  ['no name yet', keptOnboarding(''), 'New applicant'],
])('[ONB-01] resumes an onboarding that only this device has, with %s', (_what, kept, applicant) => {
  expect(describeResume(onboarding, kept, () => undefined)).toEqual({
    text: 'Onboarding not finished',
    applicant,
    label: 'Continue the onboarding',
    to: '/onboarding?onboarding=ONB-1',
    at: 5,
    isDraft: true,
  });
});

test('[ONB-01] an onboarding without a draft leads to the list of onboardings', () => {
  expect(describeResume(onboarding, [], () => undefined)).toMatchObject({
    text: 'Onboarding',
    applicant: 'New applicant',
    label: 'Open the onboarding',
    to: '/onboarding',
  });
});

test('an open drawer says the fund of its address', () => {
  const path = `${profile}&transaction=invest&scheme=CBGTU`;
  expect(describeResume(last(path), [], () => 'USD').text).toBe('Invest in CBGTU');
});

const noon = Date.parse('2026-11-26T04:00:00Z');
test.each([
  ['just now', 30_000],
  ['20 min ago', 20 * 60_000],
  ['3 h ago', 3.5 * 3_600_000],
  ['24\u00a0Nov', 48 * 3_600_000],
])('formats %s', (text, ms) => expect(formatAgo(noon - ms, noon)).toBe(text));
