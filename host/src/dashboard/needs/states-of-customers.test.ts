import {
  assessed,
  confirm,
  customer,
  documents,
  form,
  onboarding,
  pay,
  rejected,
  type State,
  testStates,
} from './testing/work-facts.ts';

const states: readonly State[] = [
  [
    'nothing at all',
    { book: [customer('C1')] },
    ['Nothing to pay, confirm, upload, correct or assess, and no cart or onboarding is open.'],
  ],
  [
    'nothing, and the next assessment ends in two months',
    { book: [assessed('C1', '2027-02-01'), assessed('C2', '2027-01-20')] },
    [
      'Nothing to pay, confirm, upload, correct or assess, and no cart or onboarding is open.',
      'Next: Customer C2’s assessment ends on 20 Jan 2027.',
    ],
  ],
  [
    'nothing, and the search does not count the items of carts',
    { book: [customer('C1', { openCartItems: undefined })] },
    ['Nothing to pay, confirm, upload, correct or assess, and no onboarding is open.'],
  ],
  [
    'applications not known, customers known',
    { applications: undefined, book: [customer('C1')] },
    ['Nothing to assess, and no cart is open.'],
  ],
  [
    'carts left open: names in order, items added up',
    {
      book: [
        customer('C3', { openCartItems: 1 }),
        customer('C1', { openCartItems: 2 }),
        customer('C2', { openCartItems: 3 }),
        customer('C4'),
      ],
    },
    [
      'Open carts 3: Customer C1 and 2 more | 6 items',
      '- CUSTOMER C1: 2 items in the cart | Open cart',
      '- CUSTOMER C2: 3 items in the cart | Open cart',
      '- CUSTOMER C3: 1 item in the cart | Open cart',
      'Nothing to pay, confirm, upload, correct or assess, and no onboarding is open.',
    ],
  ],
  [
    'a cart that was left alone is listed again when its items change',
    {
      leftMarks: { 'cart:C1': '2', 'cart:C2': '2' },
      book: [customer('C1', { openCartItems: 2 }), customer('C2', { openCartItems: 3 })],
    },
    [
      'Open carts 1: Customer C2 | 3 items',
      '- CUSTOMER C2: 3 items in the cart | Open cart',
      'Nothing to pay, confirm, upload, correct or assess, and no onboarding is open.',
      'left 1',
    ],
  ],
  [
    'assessments: those that end first, then those left open, then expired ones',
    {
      satForms: [form('SAT-1', 'C9'), form('SAT-2', 'C8', 'Submitted')],
      book: [
        assessed('C1', '2026-11-25', { satStatus: 'Expired' }),
        assessed('C2', '2026-12-26'),
        assessed('C3', '2026-11-26'),
        assessed('C4', '2026-12-27'),
        assessed('C5', '2026-11-05', { satStatus: 'Expired' }),
      ],
    },
    [
      'Assessments 5: 1 not finished, 2 expired, 2 end within 30 days | Next ends 26 Nov',
      '- CUSTOMER C3: Ends 26 Nov 2026 | last day | Assess',
      '- CUSTOMER C2: Ends 26 Dec 2026 | 30 days left | Assess',
      '- SAT-1: Assessment not finished | 2 days | Continue',
      '- CUSTOMER C5: Expired 5 Nov 2026 | 21 days ago | Assess',
      '- CUSTOMER C1: Expired 25 Nov 2026 | 1 day ago | Assess',
      'Nothing to pay, confirm, upload or correct, and no cart or onboarding is open.',
    ],
  ],
  [
    'one assessment that ends, and customers without one or who declined it',
    {
      book: [
        assessed('C1', '2026-12-02'),
        assessed('C2', '2026-11-01', { satStatus: 'Declined' }),
        assessed('C3', '2026-11-01', { satStatus: 'Not assessed' }),
        customer('C4'),
      ],
    },
    [
      'Assessments 1: 1 ends within 30 days | Next ends 2 Dec',
      '- CUSTOMER C1: Ends 2 Dec 2026 | 6 days left | Assess',
      'Nothing to pay, confirm, upload or correct, and no cart or onboarding is open.',
    ],
  ],
  [
    'a customer whose form is left open is listed once, by the form',
    { satForms: [form('SAT-1', 'C1')], book: [assessed('C1', '2026-11-01', { satStatus: 'Expired' })] },
    [
      'Assessments 1: 1 not finished',
      '- SAT-1: Assessment not finished | 2 days | Continue',
      'Nothing to pay, confirm, upload or correct, and no cart or onboarding is open.',
    ],
  ],
  [
    'forms are known and customers are not: a form is listed, and no assessment is denied',
    { satForms: [form('SAT-1', 'C1')], book: undefined },
    [
      'Assessments 1: 1 not finished',
      '- SAT-1: Assessment not finished | 2 days | Continue',
      'Nothing to pay, confirm, upload or correct, and no onboarding is open.',
    ],
  ],
  [
    'an assessment that ends today moves its group before no other',
    { applications: [rejected('1')], book: [assessed('C1', '2026-11-26')] },
    [
      'Rejected 1: By the customer | Oldest 6 days',
      '- 1: Rejected | 6 days | Correct',
      'Assessments 1: 1 ends within 30 days | Next ends 26 Nov',
      '- CUSTOMER C1: Ends 26 Nov 2026 | last day | Assess',
      'Nothing to pay, confirm or upload, and no cart or onboarding is open.',
    ],
  ],
  [
    'something of each kind: in the order of what is lost, and nothing is said to be empty',
    {
      applications: [
        onboarding('6', { reason: 'Tax is next' }),
        rejected('5'),
        documents('4'),
        confirm('3', 27),
        pay('2', 100),
      ],
      satForms: [form('SAT-1', 'C9')],
      book: [customer('C7', { openCartItems: 2 })],
    },
    [
      'To pay 1: Gets today’s price if paid before 4.00 pm | MYR 100.00',
      '- 2: Invest in CBSUK | 6 days | Pay MYR 100.00',
      'Customer to confirm 1: Lim Kok Seng’s link ends tomorrow | First ends 27 Nov',
      '- 3: Invest MYR 25,000.00 in CBSUK | ends 27 Nov | Resend e-mail',
      'Documents due 1: Lim Kok Seng | Oldest 6 days',
      '- 4: Documents are due | 6 days | Upload',
      'Rejected 1: By the customer | Oldest 6 days',
      '- 5: Rejected | 6 days | Correct',
      'Unfinished onboardings 1: Lim Kok Seng: tax is next | Oldest 6 days',
      '- 6: Tax is next | 6 days | Continue',
      'Open carts 1: Customer C7 | 2 items',
      '- CUSTOMER C7: 2 items in the cart | Open cart',
      'Assessments 1: 1 not finished',
      '- SAT-1: Assessment not finished | 2 days | Continue',
    ],
  ],
];

testStates(states);
