import {
  afterCutOff,
  confirm,
  noBook,
  nothingElse,
  on,
  pay,
  row,
  type State,
  saturday,
  size,
  testStates,
} from './testing/work-facts.ts';

const states: readonly State[] = [
  [
    'one payment before the cut-off',
    { ...noBook, applications: [pay('1', 19_000, { sizes: [size('CBMGF', 9_000), size('CBSUK', 10_000)] })] },
    [
      'To pay 1: Gets today’s price if paid before 4.00 pm | MYR 19,000.00',
      '- 1: Invest in CBMGF and CBSUK | 6 days | Pay MYR 19,000.00',
      nothingElse,
    ],
  ],
  [
    'payments: the larger first, ringgit before other currencies, EPF last',
    {
      ...noBook,
      applications: [
        pay('epf', 19_000, { plan: 'EPF' }),
        row('aud', { due: [{ currency: 'AUD', amount: 6_500 }], sizes: [size('CBGTA', 6_500, 'AUD')] }),
        pay('small', 5_000),
        pay('large', 19_000),
      ],
    },
    [
      'To pay 4: 3 get today’s price if paid before 4.00 pm | MYR 43,000.00 · AUD 6,500.00',
      '- large: Invest in CBSUK | 6 days | Pay MYR 19,000.00',
      '- small: Invest in CBSUK | 6 days | Pay MYR 5,000.00',
      '- aud: Invest in CBGTA | 6 days | Pay AUD 6,500.00',
      '- epf: EPF pays MYR 19,000.00 by form 9N (AHL) | 6 days | Submit form 9N (AHL)',
      nothingElse,
    ],
  ],
  [
    'two equal payments: the older first',
    { ...noBook, applications: [pay('new', 100, { submittedAt: on(25) }), pay('old', 100)] },
    [
      'To pay 2: All get today’s price if paid before 4.00 pm | MYR 200.00',
      '- old: Invest in CBSUK | 6 days | Pay MYR 100.00',
      '- new: Invest in CBSUK | 1 day | Pay MYR 100.00',
      nothingElse,
    ],
  ],
  [
    'only EPF pays: no price to be had today',
    { ...noBook, applications: [pay('epf', 100, { plan: 'EPF' })] },
    [
      'To pay 1: Lim Kok Seng | MYR 100.00',
      '- epf: EPF pays MYR 100.00 by form 9N (AHL) | 6 days | Submit form 9N (AHL)',
      nothingElse,
    ],
  ],
  [
    'a payment in two currencies',
    {
      ...noBook,
      applications: [
        row('two', {
          due: [
            { currency: 'MYR', amount: 19_000 },
            { currency: 'USD', amount: 50 },
          ],
        }),
      ],
    },
    [
      'To pay 1: Gets today’s price if paid before 4.00 pm | MYR 19,000.00 · USD 50.00',
      '- two: Invest in CBSUK | 6 days | Pay MYR 19,000.00 and USD 50.00',
      nothingElse,
    ],
  ],
  [
    'a payment whose sum is not known',
    { ...noBook, applications: [row('1', { sizes: [] })] },
    [
      'To pay 1: Gets today’s price if paid before 4.00 pm',
      '- 1: Payment outstanding | 6 days | Pay',
      nothingElse,
    ],
  ],
  [
    'a payment for which the rest waits',
    { ...noBook, applications: [pay('1', 100, { types: ['investment', 'redemption'] })] },
    [
      'To pay 1: Gets today’s price if paid before 4.00 pm | MYR 100.00',
      '- 1: Invest in CBSUK; the other items wait for this payment | 6 days | Pay MYR 100.00',
      nothingElse,
    ],
  ],
  [
    'whether today has a price is not known yet: it is not promised',
    { ...noBook, isPricedToday: undefined, applications: [pay('1', 100)] },
    [
      'To pay 1: Price cut-off at 4.00 pm | MYR 100.00',
      '- 1: Invest in CBSUK | 6 days | Pay MYR 100.00',
      nothingElse,
    ],
  ],
  [
    'a public holiday: a link that ends is first',
    { ...noBook, isPricedToday: false, applications: [pay('1', 100), confirm('2', 30)] },
    [
      'Customer to confirm 1: Lim Kok Seng’s link ends on 30 Nov | First ends 30 Nov',
      '- 2: Invest MYR 25,000.00 in CBSUK | ends 30 Nov | Resend e-mail',
      'To pay 1: Lim Kok Seng | MYR 100.00',
      '- 1: Invest in CBSUK | 6 days | Pay MYR 100.00',
      'Nothing to upload or correct, and no onboarding is open.',
    ],
  ],
  [
    'after 4.00 pm: a link that ends is first',
    { ...noBook, now: afterCutOff, applications: [pay('1', 100), confirm('2', 30)] },
    [
      'Customer to confirm 1: Lim Kok Seng’s link ends on 30 Nov | First ends 30 Nov',
      '- 2: Invest MYR 25,000.00 in CBSUK | ends 30 Nov | Resend e-mail',
      'To pay 1: Lim Kok Seng | MYR 100.00',
      '- 1: Invest in CBSUK | 6 days | Pay MYR 100.00',
      'Nothing to upload or correct, and no onboarding is open.',
    ],
  ],
  [
    'a Saturday: no cut-off, whatever the service said',
    { ...noBook, now: saturday, applications: [pay('1', 100)] },
    ['To pay 1: Lim Kok Seng | MYR 100.00', '- 1: Invest in CBSUK | 8 days | Pay MYR 100.00', nothingElse],
  ],
  [
    'before the cut-off, payments are before a link that ends tomorrow',
    { ...noBook, applications: [confirm('2', 27), pay('1', 100)] },
    [
      'To pay 1: Gets today’s price if paid before 4.00 pm | MYR 100.00',
      '- 1: Invest in CBSUK | 6 days | Pay MYR 100.00',
      'Customer to confirm 1: Lim Kok Seng’s link ends tomorrow | First ends 27 Nov',
      '- 2: Invest MYR 25,000.00 in CBSUK | ends 27 Nov | Resend e-mail',
      'Nothing to upload or correct, and no onboarding is open.',
    ],
  ],
  [
    'a link that ends before the cut-off is before the payments',
    { ...noBook, applications: [pay('1', 100), confirm('2', 26, { expiresAt: '2026-11-26T07:30:00Z' })] },
    [
      'Customer to confirm 1: Lim Kok Seng’s link ends today at 15:30 MYT | First ends 26 Nov',
      '- 2: Invest MYR 25,000.00 in CBSUK | ends 26 Nov | Resend e-mail',
      'To pay 1: Gets today’s price if paid before 4.00 pm | MYR 100.00',
      '- 1: Invest in CBSUK | 6 days | Pay MYR 100.00',
      'Nothing to upload or correct, and no onboarding is open.',
    ],
  ],
];

testStates(states);
