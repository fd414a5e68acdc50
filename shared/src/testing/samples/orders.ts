import type { applicationDetail, applicationList } from '@portal/shared/api/applications';
import type { checkoutDocuments, checkoutsOf } from '@portal/shared/api/checkout';
import type { submitCheckout, validateCheckout } from '@portal/shared/api/checkout-submission';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { readFile } from '@portal/shared/api/files';
import type {
  accountStatement,
  completedTransactions,
  dividendPayouts,
  pendingTransactions,
} from '@portal/shared/api/history';
import type { paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { investmentWire } from './cart.ts';
import { accountWire } from './people.ts';

const item = { type: 'investment' as const, payload: investmentWire };
const due = [{ currency: 'MYR', amount: 10000 }];

export const submitWire: WireOf<typeof submitCheckout> = {
  checkoutId: 'CO-2611-0931',
  applications: [{ applicationId: 'A1', formNo: 'DT-2611-10482', status: 'Pending Customer Confirmation' }],
};

export const checkoutsWire: WireOf<typeof checkoutsOf> = [
  {
    ...submitWire,
    applications: submitWire.applications.map((each) => ({
      ...each,
      plan: 'CS',
      accountId: '1000482917',
      itemIds: ['I1'],
      due,
      paidAt: null,
      receivedAt: null,
    })),
    recipients: [
      {
        name: 'TAN WEI JUN',
        email: 'weijun.tan@mail.example',
        sentAt: '2026-11-20T15:12:00+08:00',
        answer: null,
      },
    ],
    status: 'Pending Customer Confirmation',
    channel: 'Digital Transaction',
    customerId: 'C1',
    customerName: 'TAN WEI JUN',
    customerEmail: 'weijun.tan@mail.example',
    createdAt: '2026-11-20T15:12:00+08:00',
    expiresAt: '2026-11-27T15:12:00+08:00',
    reason: null,
    items: [{ itemId: 'I1', item }],
    due,
  },
];

export const validateWire: WireOf<typeof validateCheckout> = {
  valid: false,
  complaints: [{ itemId: 'I1', message: 'This fund is closed to new investment.' }],
};

export const paymentSummaryWire: WireOf<typeof paymentSummary> = {
  applicationId: 'A1',
  formNo: 'DT-2611-10482',
  customerId: 'C1',
  customerName: 'TAN WEI JUN',
  status: 'Pending Payment',
  due,
  items: [
    {
      formId: 'F1',
      type: 'investment',
      accountId: '1000482917',
      plan: 'CS',
      scheme: 'CBMGF',
      schemeName: 'Cempaka Biru Malaysia Growth',
      currency: 'MYR',
      amount: 10000,
    },
  ],
  methods: [
    { code: 'FPX', name: 'Online banking', currency: 'MYR', minimum: 1, maximum: 30000, needsSlip: false },
  ],
};

export const verifyWire: WireOf<typeof verifyPayment> = {
  status: 'paid',
  reference: 'FPX-2611-210-88417',
  agentReference: null,
  method: 'FPX',
  paidAt: '2026-11-20T16:31:00+08:00',
  amounts: due,
};

const application = {
  applicationId: 'A1',
  formNo: 'DT-2611-10482',
  checkoutId: 'CO-2611-0931',
  channel: 'Digital Transaction' as const,
  status: 'Pending Payment' as const,
  reason: null,
  submittedAt: '2026-11-20T15:12:00+08:00',
  updatedAt: '2026-11-20T15:58:00+08:00',
  expiresAt: null,
  due,
};

export const applicationsWire: WireOf<typeof applicationList> = [
  {
    ...application,
    customerId: 'C1',
    customerName: 'TAN WEI JUN',
    accountId: '1000482917',
    types: ['investment'],
    plan: 'CS',
    sizes: [
      {
        by: 'amount',
        type: 'investment',
        scheme: 'CBMGF',
        schemeName: 'Cempaka Biru Malaysia Growth',
        currency: 'MYR',
        to: null,
        amount: 10000,
      },
    ],
  },
];

export const applicationWire: WireOf<typeof applicationDetail> = {
  ...application,
  customer: {
    customerId: 'C1',
    name: 'TAN WEI JUN',
    idNo: '880412-14-5233',
    email: 'weijun.tan@mail.example',
  },
  agent: { name: 'Farah Adilah binti Osman', email: 'farah@agency.example', agentCode: 'U204518' },
  account: accountWire,
  items: [{ formId: 'F1', status: 'Pending Payment', item, mismatches: [] }],
  payments: [
    {
      paymentId: 'P1',
      method: 'FPX',
      status: 'pending',
      reference: null,
      agentReference: null,
      paidAt: null,
      amounts: due,
    },
  ],
  timeline: [
    {
      at: '2026-11-20T15:58:00+08:00',
      status: 'Pending Payment',
      title: 'Confirmed by the customer',
      detail: null,
      holder: null,
    },
  ],
};

export const transactionsWire: WireOf<typeof completedTransactions> = [
  {
    date: '2026-11-18',
    reference: 'T1',
    type: 'SA',
    scheme: 'CBMGF',
    schemeName: 'Cempaka Biru Malaysia Growth',
    currency: 'MYR',
    gross: 10000,
    charge: 521.33,
    nav: 0.6321,
    units: 14995.53,
    status: 'Completed',
  },
];

export const pendingWire: WireOf<typeof pendingTransactions> = [
  {
    applicationId: 'A1',
    formNo: 'DT-2611-10001',
    transactionFormId: 'A1-1',
    submittedAt: '2026-11-20T15:12:00+08:00',
    type: 'switching',
    scheme: 'CBMGF',
    schemeName: 'Cempaka Biru Malaysia Growth',
    toScheme: { scheme: 'CBBND', schemeName: 'Cempaka Biru Bond', currency: 'MYR' },
    currency: 'MYR',
    size: { by: 'units', units: 400 },
    status: 'Submitted',
  },
];

export const dividendsWire: WireOf<typeof dividendPayouts> = [
  {
    reference: 'D1',
    declaredOn: '2026-09-15',
    paidOn: '2026-09-30',
    scheme: 'CBSUK',
    schemeName: 'Cempaka Biru Sukuk',
    currency: 'MYR',
    grossPerUnit: 0.0353,
    units: 10_000,
    amount: 353,
    method: 'REINVEST',
    reinvestment: { nav: 1.1042, units: 319.69 },
  },
];

export const documentsWire: WireOf<typeof checkoutDocuments> = [
  {
    docId: 'A1-1-D1',
    name: 'Bank statement, at most 3 months old',
    mandatory: true,
    status: 'Rejected',
    remark: 'Older than 3 months.',
    path: 'documents::F1',
    applicationId: 'A1',
    transactionFormId: 'A1-1',
  },
];

/** The shortest file that begins like a PDF. */
export const fileWire: WireOf<typeof readFile> = {
  fileName: 'statement.pdf',
  contentType: 'application/pdf',
  size: 9,
  content: 'JVBERi0xLjQK',
};

export const accountStatementWire: WireOf<typeof accountStatement> = {
  contentType: 'application/pdf',
  content: 'JVBERi0xLjQK',
};
