import {
  confirm,
  customer,
  documents,
  facts,
  noBook,
  on,
  onboarding,
  pay,
  rejected,
  row,
  type State,
  size,
  testStates,
} from './testing/work-facts.ts';
import { buildWorklist } from './worklist.ts';

const states: readonly State[] = [
  [
    'nothing, and customers not known: carts and assessments are not mentioned',
    noBook,
    ['Nothing to pay, confirm, upload or correct, and no onboarding is open.'],
  ],
  ['applications not known: nothing is said of them', { ...noBook, applications: undefined }, []],
  [
    'links: what ends soonest first, without an end last',
    {
      ...noBook,
      applications: [confirm('none', 27, { expiresAt: null }), confirm('later', 30), confirm('sooner', 28)],
    },
    [
      'Customer to confirm 3: Lim Kok Seng’s link ends on 28 Nov | First ends 28 Nov',
      '- sooner: Invest MYR 25,000.00 in CBSUK | ends 28 Nov | Resend e-mail',
      '- later: Invest MYR 25,000.00 in CBSUK | ends 30 Nov | Resend e-mail',
      '- none: Invest MYR 25,000.00 in CBSUK | 6 days | Resend e-mail',
      'Nothing to pay, upload or correct, and no onboarding is open.',
    ],
  ],
  [
    'a link without an end',
    { ...noBook, applications: [confirm('1', 1, { expiresAt: null, types: ['bankar'], sizes: [] })] },
    [
      'Customer to confirm 1: Lim Kok Seng',
      '- 1: Waits for the customer to confirm | 6 days | Resend e-mail',
      'Nothing to pay, upload or correct, and no onboarding is open.',
    ],
  ],
  [
    'a confirmation of money in and out together',
    { ...noBook, applications: [confirm('1', 30, { types: ['investment', 'redemption'] })] },
    [
      'Customer to confirm 1: Lim Kok Seng’s link ends on 30 Nov | First ends 30 Nov',
      '- 1: Invest MYR 25,000.00 in CBSUK; after that, all items wait for the payment | ends 30 Nov | Send separately',
      'Nothing to pay, upload or correct, and no onboarding is open.',
    ],
  ],
  [
    'a confirmation of several items, a redemption of all, and a switch by units',
    {
      ...noBook,
      applications: [
        confirm('several', 28, { sizes: [size('CBSUK', 3_000), size('CBMGF', 5_000)] }),
        confirm('all', 29, {
          types: ['redemption'],
          sizes: [
            { by: 'all', type: 'redemption', scheme: 'CBBND', schemeName: 'B', currency: 'MYR', to: null },
          ],
        }),
        confirm('units', 30, {
          types: ['switching'],
          sizes: [
            {
              by: 'units',
              type: 'switching',
              scheme: 'CBBND',
              schemeName: 'B',
              currency: 'MYR',
              to: { scheme: 'CBSUK', schemeName: 'S', currency: 'MYR' },
              units: 200,
            },
          ],
        }),
      ],
    },
    [
      'Customer to confirm 3: Lim Kok Seng’s link ends on 28 Nov | First ends 28 Nov',
      '- several: 2 items, MYR 8,000.00 | ends 28 Nov | Resend e-mail',
      '- all: Redeem all of CBBND | ends 29 Nov | Resend e-mail',
      '- units: Switch 200.00 units of CBBND to CBSUK | ends 30 Nov | Resend e-mail',
      'Nothing to pay, upload or correct, and no onboarding is open.',
    ],
  ],
  [
    'documents: the older first, a statement by its name',
    {
      ...noBook,
      applications: [
        documents('slip', { submittedAt: on(25), reason: 'Telegraphic transfer slip' }),
        documents('old', { reason: 'Bank statement, at most 3 months old' }),
      ],
    },
    [
      'Documents due 2: Lim Kok Seng: bank statement, at most 3 months old | Oldest 6 days',
      '- old: Bank statement, at most 3 months old | 6 days | Upload statement',
      '- slip: Telegraphic transfer slip | 1 day | Upload',
      'Nothing to pay, confirm or correct, and no onboarding is open.',
    ],
  ],
  [
    'documents due today, without a reason',
    { ...noBook, applications: [documents('1', { submittedAt: on(26) })] },
    [
      'Documents due 1: Lim Kok Seng | Since today',
      '- 1: Documents are due | today | Upload',
      'Nothing to pay, confirm or correct, and no onboarding is open.',
    ],
  ],
  [
    'five rejections are one group',
    {
      ...noBook,
      applications: [
        rejected('1', { reason: 'I would like to wait.', submittedAt: on(21) }),
        rejected('2', { submittedAt: on(22) }),
        rejected('3', { reason: ' ', submittedAt: on(23) }),
        rejected('4', { isConfirmed: true, submittedAt: on(24) }),
        rejected('5', { isConfirmed: true, submittedAt: on(25) }),
      ],
    },
    [
      'Rejected 5: 3 by the customer, 2 by operations | Oldest 5 days',
      '- 1: I would like to wait. | 5 days | Correct',
      '- 2: Rejected | 4 days | Correct',
      '- 3: Rejected | 3 days | Correct',
      '- 4: Rejected | 2 days | Open customer',
      '- 5: Rejected | 1 day | Open customer',
      'Nothing to pay, confirm or upload, and no onboarding is open.',
    ],
  ],
  [
    'rejections of operations only',
    { ...noBook, applications: [rejected('1', { isConfirmed: true })] },
    [
      'Rejected 1: By operations | Oldest 6 days',
      '- 1: Rejected | 6 days | Open customer',
      'Nothing to pay, confirm or upload, and no onboarding is open.',
    ],
  ],
  [
    'onboardings: the older first, one without a name',
    {
      ...noBook,
      applications: [
        onboarding('new', { customerName: '', submittedAt: on(25) }),
        onboarding('old', { customerName: 'NURUL HUDA', reason: '3 answers are missing' }),
      ],
    },
    [
      'Unfinished onboardings 2: Nurul Huda: 3 answers are missing | Oldest 6 days',
      '- old: 3 answers are missing | 6 days | Continue',
      '- new: Onboarding not finished | 1 day | Continue',
      'Nothing to pay, confirm, upload or correct.',
    ],
  ],
  [
    'statuses that wait for others are not listed',
    {
      ...noBook,
      applications: (['Submitted', 'In Process', 'Completed', 'Cancelled', 'Expired'] as const).map(
        (status) => row(status, { status }),
      ),
    },
    ['Nothing to pay, confirm, upload or correct, and no onboarding is open.'],
  ],
  [
    'a checkout that is left in the cart’s pages is not listed',
    { ...noBook, leftCheckouts: new Set(['CO-1']), applications: [rejected('1')] },
    ['Nothing to pay, confirm, upload or correct, and no onboarding is open.'],
  ],
  [
    'a need that was left alone is counted, and not listed',
    { ...noBook, leftMarks: { 'A-1': `Rejected ${on(20)}` }, applications: [rejected('1')] },
    ['Nothing to pay, confirm, upload or correct, and no onboarding is open.', 'left 1'],
  ],
  [
    'a need that was left alone and has changed is listed again',
    { ...noBook, leftMarks: { 'A-1': `Pending Documents ${on(20)}` }, applications: [rejected('1')] },
    [
      'Rejected 1: By the customer | Oldest 6 days',
      '- 1: Rejected | 6 days | Correct',
      'Nothing to pay, confirm or upload, and no onboarding is open.',
    ],
  ],
];

testStates(states);

test('gives each row the page of its action, and the page of the whole thing', () => {
  const { groups } = buildWorklist(
    facts({
      applications: [pay('1', 100), rejected('2'), onboarding('3')],
      book: [customer('C7', { openCartItems: 2 })],
    }),
  );
  expect(
    groups
      .flatMap(({ needs }) => needs)
      .map(({ action, to }) => [action.kind === 'open' ? action.to : action.kind, to]),
  ).toEqual([
    ['/payment?applicationId=A-1', '/application/detail/A-1?formNo=1'],
    ['/checkout?customerId=C1&sent=CO-2', '/application/detail/A-2?formNo=2'],
    ['/onboarding?onboarding=ONB-3', '/onboarding?onboarding=ONB-3'],
    ['/cart?customerId=C7', '/client-profile?customerId=C7'],
  ]);
});

test('the payments that wait for a price are those of the agent that are listed', () => {
  const applications = [pay('1', 100), pay('epf', 100, { plan: 'EPF' }), pay('left', 100)];
  const { payments } = buildWorklist(
    facts({ applications, leftMarks: { 'A-left': `Pending Payment ${on(20)}` } }),
  );
  expect(payments.map(({ formNo }) => formNo)).toEqual(['1']);
});
