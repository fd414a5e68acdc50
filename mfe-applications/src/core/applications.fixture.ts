import {
  type ApplicationRow,
  type applicationDetail,
  applicationList,
} from '@portal/shared/api/applications';
import type { WireOf } from '@portal/shared/api/endpoint';

/** An application in the list as the service sends it, for tests. */
export type WireRow = WireOf<typeof applicationList>[number];
/** An application as the service sends it, for tests. */
export type WireApplication = WireOf<typeof applicationDetail>;

/** For tests: returns a submitted investment of MYR 25,000 in the list, with these changes. */
export function wireRow(changes: Partial<WireRow> = {}): WireRow {
  return {
    applicationId: 'APP-1',
    formNo: 'DT-2611-10001',
    checkoutId: 'CO-1',
    channel: 'Digital Transaction',
    status: 'Submitted',
    reason: null,
    submittedAt: '2026-11-20T02:00:00Z',
    updatedAt: '2026-11-20T02:00:00Z',
    expiresAt: null,
    due: [],
    customerId: 'C0001',
    customerName: 'TAN WEI JUN',
    accountId: '1000482917',
    types: ['investment'],
    plan: 'CS',
    sizes: [
      {
        by: 'amount',
        type: 'investment',
        scheme: 'CBSUK',
        schemeName: 'Cempaka Biru Sukuk',
        currency: 'MYR',
        to: null,
        amount: 25_000,
      },
    ],
    ...changes,
  };
}

/** For tests: returns a decoded application of the list: that of `wireRow` with these changes. */
export function row(changes: Partial<WireRow> = {}): ApplicationRow {
  const [decoded] = applicationList.response.parse([wireRow(changes)]);
  if (!decoded) throw new Error('no row');
  return decoded;
}

const investment = {
  accountId: '1000482917',
  accountType: 'IND',
  scheme: 'CBSUK',
  schemeName: 'Cempaka Biru Sukuk',
  currency: 'MYR',
  plan: 'CS',
  salesCharge: 1,
  amount: 25_000,
  distributionInstruction: 'REINVEST',
  prsDefaultOption: null,
  prsDefaultOptionType: null,
  satRank: 2,
  isWholesaleFund: false,
  agentCode: 'U204518',
} as const;

/** For tests: returns an application that waits for MYR 25,000, with these changes. */
export function wireApplication(changes: Partial<WireApplication> = {}): WireApplication {
  return {
    applicationId: 'APP-1',
    formNo: 'DT-2611-10377',
    checkoutId: 'CO-1',
    channel: 'Digital Transaction',
    status: 'Pending Payment',
    reason: null,
    submittedAt: '2026-11-20T02:00:00Z',
    updatedAt: '2026-11-20T08:00:00Z',
    expiresAt: null,
    due: [{ currency: 'MYR', amount: 25_000 }],
    customer: { customerId: 'C0001', name: 'TAN WEI JUN', idNo: '880412145233', email: 'tan@mail.example' },
    agent: { name: 'Farah Adilah', email: 'farah@agents.example', agentCode: 'U204518' },
    account: {
      accountId: '1000482917',
      accountName: 'TAN WEI JUN',
      accountType: 'IND',
      plan: 'CS',
      currencies: ['MYR'],
      holders: [{ name: 'TAN WEI JUN', idNo: '880412145233', role: 'Principal' }],
      operatingInstruction: '1',
      epfAccountType: null,
    },
    items: [
      {
        formId: 'F-1',
        status: 'Pending Payment',
        item: { type: 'investment', payload: investment },
        mismatches: [],
      },
    ],
    payments: [],
    timeline: [
      {
        at: '2026-11-20T07:58:00Z',
        status: 'Pending Payment',
        title: 'Confirmed by the customer',
        detail: null,
        holder: null,
      },
      {
        at: '2026-11-20T02:00:00Z',
        status: 'Pending Customer Confirmation',
        title: 'Submitted',
        detail: null,
        holder: null,
      },
    ],
    ...changes,
  };
}
