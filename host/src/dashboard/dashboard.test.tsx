import { agentProfile } from '@portal/shared/api/agents';
import { applicationList } from '@portal/shared/api/applications';
import { salesSupport } from '@portal/shared/api/content';
import { customerInfo } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import { topPerformingFunds } from '@portal/shared/api/funds';
import { accountHolding } from '@portal/shared/api/holdings';
import {
  type FakeApi,
  fakeApi,
  renderSlot,
  type TestShellOptions,
  testAgent,
  testShell,
} from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import Dashboard from './dashboard.tsx';

const application: WireOf<typeof applicationList>[number] = {
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
};
const profile = {
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
const funds = topPerformingFunds.response.parse([
  {
    scheme: 'CBGTU',
    schemeName: 'Cempaka Biru Global Tech (USD)',
    fundCode: 'F1',
    currency: 'USD',
    satRank: 5,
    nav: 1.4826,
    navDate: '2026-11-20',
    performanceYTD: 24.18,
  },
]);

const answering = () =>
  fakeApi()
    .reply(applicationList, [application])
    .reply(agentProfile, profile)
    .reply(salesSupport, support)
    .reply(accountHolding, ({ query }) => ({
      holdings: [],
      totals: [
        { currency: 'MYR', marketValue: query.agentCode === testAgent.agentCodeUt ? 100 : 0.5, cost: 90 },
      ],
      asOf: '2026-11-20',
    }));

const opened = { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true };

beforeEach(() => localStorage.clear());

function open(api: FakeApi, options: TestShellOptions = {}, recent: readonly (typeof opened)[] = []) {
  const agent = testAgent;
  return {
    api,
    ...renderSlot(<Dashboard agent={agent} recent={recent} />, {
      shell: testShell(options),
      path: '/dashboard',
    }),
  };
}

const tile = (name: string | RegExp) => screen.findByRole('region', { name });

test('greets the agent, names its registrations, and offers customers and onboarding', async () => {
  open(answering());
  expect(
    screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Farah$/ }),
  ).toBeVisible();
  expect(screen.getByText('UTS U204518')).toBeVisible();
  expect(screen.getByText('PRS P118027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/client');
  expect(screen.getByRole('link', { name: 'Start onboarding' })).toHaveAttribute('href', '/onboarding');
});

test('an agent without a registration is told that it cannot sell', () => {
  const { agentCodeUt: _ut, agentCodePrs: _prs, ...unregistered } = testAgent;
  renderSlot(<Dashboard agent={unregistered} recent={[]} />, { shell: testShell(), path: '/dashboard' });
  expect(screen.getByText('You have no active registration')).toBeVisible();
});

test('sums what is managed over both registrations, asked by user and agent code alone', async () => {
  const { api } = open(answering());
  const aum = await tile('Assets under management');
  expect(await within(aum).findByText(/100/)).toHaveTextContent('MYR 100.50');
  expect(within(aum).getByText('Prices of 20 Nov 2026')).toBeVisible();
  expect(api.requestsOf(accountHolding).map(({ query }) => query)).toEqual([
    { userId: testAgent.uuid, agentCode: testAgent.agentCodeUt },
    { userId: testAgent.uuid, agentCode: testAgent.agentCodePrs },
  ]);
});

test('[SHL-15] nothing managed is an empty currency and 0.00', async () => {
  open(answering().reply(accountHolding, { holdings: [], totals: [], asOf: null }));
  const aum = await tile('Assets under management');
  expect((await within(aum).findByRole('definition')).textContent?.trim()).toBe('0.00');
});

test('a failure is not 0.00, stays in its tile, and can be tried again', async () => {
  const api = answering().fail(accountHolding, { status: 400 });
  const { user } = open(api);
  const aum = await tile('Assets under management');
  expect(await within(aum).findByRole('alert')).toHaveTextContent(
    'Assets under management could not be loaded',
  );
  expect(within(aum).queryByText(/0\.00/)).not.toBeInTheDocument();
  expect(await screen.findByText('Payment outstanding:')).toHaveTextContent(/: MYR 25,000.00$/);
  api.reply(accountHolding, {
    holdings: [],
    totals: [{ currency: 'MYR', marketValue: 7, cost: 7 }],
    asOf: null,
  });
  await user.click(within(aum).getByRole('button', { name: 'Try again' }));
  expect(await within(aum).findByText(/14/)).toHaveTextContent('MYR 14.00');
});

test('what needs the agent has one action each, and follows what changes', async () => {
  const { api, shell } = open(answering(), { reference: { satForms: [] } });
  const needs = await tile(/Needs you/);
  expect(await within(needs).findByRole('link', { name: 'Pay DT-1' })).toHaveAttribute(
    'href',
    '/payment?applicationId=A1',
  );
  api.reply(applicationList, [{ ...application, status: 'Submitted' }]);
  act(() => shell.bus.emit('application:changed', {}));
  expect(await within(needs).findByText('Nothing needs you')).toBeVisible();
});

test('suitability forms left open are among them, and fail alone', async () => {
  const form = {
    id: 'SAT-1',
    customerId: 'C 9',
    customerName: 'TAN MEI LING',
    updatedAt: '2026-11-20T04:00:00Z',
  };
  const satForms = [
    { ...form, status: 'Draft' },
    { ...form, id: 'SAT-2', status: 'Submitted' },
  ];
  const first = open(answering(), { reference: { satForms } });
  const needs = await tile(/Needs you\s*2/);
  expect(within(needs).getByRole('link', { name: 'Continue SAT-1' })).toHaveAttribute(
    'href',
    '/sat?customerId=C+9',
  );
  first.unmount();
  open(answering(), { failedReference: ['satForms'] });
  expect(await screen.findByText('Suitability forms could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay DT-1' })).toBeVisible();
});

test('recent customers are at hand, and stay when they are pinned', async () => {
  const api = answering().fail(customerInfo, { status: 404 });
  const { user, unmount } = open(api, {}, [opened]);
  const customers = await tile('Recent and pinned');
  expect(within(customers).getByRole('link', { name: 'Tan Mei Ling' })).toHaveAttribute(
    'href',
    '/client-profile?customerId=C1',
  );
  await user.click(within(customers).getByRole('button', { name: 'Pin Tan Mei Ling' }));
  expect(within(customers).getByRole('button', { name: 'Pin Tan Mei Ling' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  unmount();
  open(api);
  expect(await screen.findByRole('link', { name: 'Customer C1' })).toBeVisible();
});

test('[SHL-21] sales support is shown', async () => {
  open(answering());
  const tileOf = await tile('Sales support');
  expect(await within(tileOf).findByRole('link', { name: 'desk@manager.example' })).toHaveAttribute(
    'href',
    'mailto:desk@manager.example',
  );
  expect(tileOf).toHaveTextContent('Have the form number at hand.');
});

test('[SHL-21] sales support that failed leaves the rest of home alone, and is tried again', async () => {
  const api = answering().fail(salesSupport, { status: 400 });
  const { user } = open(api);
  const support = await tile('Sales support');
  expect(await within(support).findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(await screen.findByText('Payment outstanding:')).toBeVisible();
  api.reply(salesSupport, { data: { title: 'Sales support', message: null, contacts: [] } });
  await user.click(within(support).getByRole('button', { name: 'Try again' }));
  expect(await within(support).findByText('No contacts yet')).toBeVisible();
});

test('more than five things wait folded away', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    ...application,
    applicationId: `A${index}`,
    formNo: `DT-${index}`,
  }));
  const { user } = open(answering().reply(applicationList, many));
  const needs = await tile(/Needs you\s*7/);
  expect(within(needs).getAllByRole('link', { name: /^Pay/ })).toHaveLength(5);
  await user.click(within(needs).getByRole('button', { name: 'Show 2 more' }));
  expect(within(needs).getAllByRole('link', { name: /^Pay/ })).toHaveLength(7);
});

test('[SHL-22] shows the funds that did best, with price, change and documents', async () => {
  const documents = [
    {
      asOfDate: '2026-10-31',
      docType: 'FFS',
      docTypeName: 'Fact sheet',
      docUrl: 'https://docs.example/F1.pdf',
      language: 'en',
      productCode: 'F1',
    },
  ];
  open(answering(), { reference: { topPerformingFunds: funds, documents } });
  const table = await screen.findByRole('table', { name: 'Top performing funds' });
  expect(within(table).getByRole('row', { name: /Global Tech/ })).toHaveTextContent(/USD 1\.4826.*\+24\.18%/);
  expect(within(table).getByRole('link', { name: /^Fact sheet/ })).toHaveAttribute(
    'href',
    'https://docs.example/F1.pdf',
  );
});

test('funds that failed leave the rest of home alone', async () => {
  open(answering(), { failedReference: ['topPerformingFunds'] });
  expect(await screen.findByText('Top performing funds could not be loaded')).toBeVisible();
  expect(await screen.findByText('Payment outstanding:')).toHaveTextContent(/: MYR 25,000.00$/);
});

test('[API-07] reads the agent’s profile and shows it, its number masked', async () => {
  const { api } = open(answering());
  const card = await tile('Your profile');
  expect(await within(card).findByText('Farah Adilah binti Osman')).toBeVisible();
  expect(card).not.toHaveTextContent('880412145233');
  expect(api.requestsOf(agentProfile).map(({ query }) => query)).toEqual([
    { customerId: testAgent.agentCustomerId, userId: testAgent.uuid },
  ]);
});
