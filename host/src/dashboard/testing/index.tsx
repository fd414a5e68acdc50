import { agentProfile } from '@portal/shared/api/agents';
import { applicationList } from '@portal/shared/api/applications';
import { salesSupport } from '@portal/shared/api/content';
import type { WireOf } from '@portal/shared/api/endpoint';
import { accountHolding } from '@portal/shared/api/holdings';
import { tdayCalc } from '@portal/shared/api/pricing';
import type { Agent, CustomerBook } from '@portal/shared/contract';
import { type FakeApi, fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import Dashboard from '../dashboard.tsx';

// the page is idle at once; jsdom knows no idleness
Object.assign(globalThis, { requestIdleCallback: (run: () => void) => setTimeout(run) });

/** A pending payment of one application. */
export const application: WireOf<typeof applicationList>[number] = {
  applicationId: 'A1',
  formNo: 'DT-1',
  checkoutId: 'CO-1',
  channel: 'Digital Transaction',
  status: 'Pending Payment',
  reason: null,
  submittedAt: '2026-11-20T04:00:00Z',
  updatedAt: '2026-11-20T04:00:00Z',
  expiresAt: null,
  due: [{ currency: 'MYR', amount: 25_000 }],
  customerId: 'C1',
  customerName: 'LIM KOK SENG',
  accountId: '1',
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
};
/** The agent's profile of the agent service. */
export const profile = {
  agentNric: '880412145233',
  agentName: 'Farah Adilah binti Osman',
  agentEmail: 'farah@agency.example',
  agentChannel: 'AGENCY',
};
const support = {
  data: {
    title: 'Sales support',
    message: 'Have the form number at hand.',
    contacts: [{ id: 1, name: 'Desk', phone: '+60 3-2284 6100', email: 'desk@manager.example', hours: null }],
  },
};
/** For tests: an API that answers all calls of the dashboard. */
export const fakeDashboardApi = () =>
  fakeApi()
    .reply(applicationList, [application])
    .reply(agentProfile, profile)
    .reply(salesSupport, support)
    .reply(tdayCalc, ({ query }) => ({ date: String(query.Date) }))
    .reply(accountHolding, ({ query }) => ({
      holdings: [],
      totals: [
        { currency: 'MYR', marketValue: query.agentCode === testAgent.agentCodeUt ? 100 : 0.5, cost: 90 },
      ],
      asOf: '2026-11-20',
    }));

/** For tests: a book with all of these customers. */
export const completeBook = (...customers: CustomerBook['customers']): CustomerBook => ({
  status: 'complete',
  customers,
  total: customers.length,
});

/** A customer opened in this tab. */
export const openedCustomer = {
  customerId: 'C1',
  name: 'TAN MEI LING',
  hasAccounts: true,
  maskedId: '880412-••-••33',
};

/**
 * Renders the dashboard with this API. `recent`: the customers opened in this tab. The test agent's profile was not
 * read at sign-in.
 */
export function renderDashboard(
  api: FakeApi,
  options: Parameters<typeof testShell>[0] = {},
  recent: readonly (typeof openedCustomer)[] = [],
  agent: Agent = testAgent,
) {
  return {
    api,
    ...renderSlot(<Dashboard agent={agent} recent={recent} />, {
      shell: testShell(options),
      path: '/dashboard',
    }),
  };
}

/** For tests: waits for a tile of the dashboard with this name. */
export const findTile = (name: string | RegExp) => screen.findByRole('region', { name });
