import type { Declaration, StatementCode } from '@portal/shared/api/checkout-submission';
import { findFund } from '../../seed/funds/funds.ts';
import type { TestAgent } from '../../seed/test-agent.ts';
import type { TestAgentOptions } from '../../seed/test-agent-options.ts';
import { listOutbox } from '../checkout/mailbox.ts';
import type { Answer, TestApi } from './test-api.ts';

/** An agent with one customer, and its API calls. */
export interface AgentClient {
  readonly api: TestApi;
  readonly agent: TestAgent;
  readonly customer: TestAgent['customers'][number];
  /** Ids that every call about the customer contains. */
  readonly head: { readonly userId: string; readonly customerId: string };
  readonly isVulnerable: boolean;
  /** Number of the customer's account of a plan. */
  account(plan: string): string;
  get(path: string, query?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/**
 * For tests: creates an agent with one customer, or more by `options`, with functions that call the API. `key` is the
 * agent's, `rank` the customer's suitability rank, default 5.
 */
export async function createAgentClient(
  api: TestApi,
  key: string,
  rank = 5,
  options: Omit<TestAgentOptions, 'key'> = {},
): Promise<AgentClient> {
  const agent = await api.agent({ customers: 1, ...options, key, rank });
  const [customer] = agent.customers;
  if (!customer) throw new Error('The agent has no customer.');
  return {
    api,
    agent,
    customer,
    isVulnerable: options.vulnerable === true,
    head: { userId: agent.userId, customerId: customer.customerId },
    account(plan) {
      const found = customer.accounts.find((candidate) => candidate.plan === plan);
      if (!found) throw new Error(`The customer has no ${plan} account.`);
      return found.accountId;
    },
    get: (path, query) => api.get(agent.sub, path, query),
    post: (path, body, headers) => api.post(agent.sub, path, body, headers),
  };
}

function investment({ agent, account }: AgentClient, overrides: object = {}) {
  const { scheme } = { scheme: 'CBIAS', ...overrides };
  return {
    accountId: account('CS'),
    accountType: 'IND',
    scheme,
    schemeName: findFund(scheme)?.name,
    currency: 'MYR',
    plan: 'CS',
    salesCharge: 5.5,
    amount: 10_000,
    distributionInstruction: 'REINVEST',
    prsDefaultOption: null,
    prsDefaultOptionType: null,
    satRank: 5,
    isWholesaleFund: false,
    agentCode: agent.codes.ut,
    ...overrides,
  };
}

/**
 * For tests: puts an investment of MYR 10,000 from the cash account into the cart, with these changes of its payload;
 * the test fails when it is refused.
 * @returns the item's id
 */
export async function add(client: AgentClient, overrides: object = {}): Promise<string> {
  const answer = await client.post('/application/cart/transaction/investment', {
    channel: 'Digital Transaction',
    ...client.head,
    payload: investment(client, overrides),
    customerName: client.customer.name,
  });
  expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String) } });
  return textAt(answer.body, 'id');
}

/**
 * For tests: returns a text field of an answer's body.
 * @throws Error when it is no text
 */
export function textAt(body: unknown, name: string): string {
  const value = new Map<string, unknown>(Object.entries(Object(body))).get(name);
  if (typeof value !== 'string') throw new Error(`${name} is no text`);
  return value;
}

/** A ticked statement, as the portal sends it. */
const ticked = (code: StatementCode) => ({
  code,
  version: 1,
  tickedAt: '2026-11-21T10:42:00.000+08:00',
});

type Mismatch = Declaration['mismatches'][number];

/** The statements that are ticked for these mismatches, in the order of the screen. */
const statementsOf = (mismatches: readonly Mismatch[], isVulnerable: boolean) => [
  ticked('documents-received'),
  ...mismatches.map(({ kind }) => ticked(kind === 'no-assessment' ? 'assessment-none' : `mismatch-${kind}`)),
  ...(isVulnerable ? [ticked('extra-care-explained')] : []),
  ticked('email-confirmed'),
];

/** For tests: a declaration that is complete for MYR items of a customer, with these mismatches. */
export const declarationFor = (isVulnerable: boolean, ...mismatches: Mismatch[]): Declaration => ({
  documentsReceived: true,
  mismatches,
  domesticBorrowing: null,
  vulnerable: isVulnerable ? { explained: true, trustedContact: null } : null,
  emailConfirmed: true,
  statements: statementsOf(mismatches, isVulnerable),
});

/** A declaration that is complete for MYR items without mismatch of a customer who is not vulnerable. */
export const declaration = declarationFor(false);

/** What the portal sends otherwise when nothing is bought: no payment, and no word on fund documents. */
export const nothingBought = {
  payment: [],
  declaration: { ...declaration, documentsReceived: null, statements: [ticked('email-confirmed')] },
};

/** For tests: the body of a checkout request as the portal sends it, with these changes. */
export function checkoutBody(client: AgentClient, itemIds: readonly string[], overrides: object = {}) {
  return {
    channel: 'Digital Transaction',
    ...client.head,
    itemIds,
    declaration: declarationFor(client.isVulnerable),
    payment: [{ currency: 'MYR', method: 'FPX' }],
    customerName: client.customer.name,
    agentName: client.agent.name,
    customerEmail: `${client.customer.customerId.toLowerCase()}@mail.example`,
    agentEmail: client.agent.email,
    ...overrides,
  };
}

/**
 * For tests: adds an item with these changes and checks it out, which must succeed.
 * @returns the ids, and the confirmation e-mail with its token
 */
export async function sendToCustomer(
  client: AgentClient,
  overrides: object = {},
  submissionOverrides: object = {},
) {
  const id = await add(client, overrides);
  const checkout = await client.post(
    '/application/checkout',
    checkoutBody(client, [id], submissionOverrides),
  );
  expect(checkout.status).toBe(200);
  const checkoutId = textAt(checkout.body, 'checkoutId');
  const [mail] = await listOutbox(client.api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  if (!mail?.token) throw new Error('No e-mail was sent.');
  const [form] = Object(checkout.body).applications;
  return { checkoutId, applicationId: textAt(form, 'applicationId'), mail, token: mail.token, itemId: id };
}

/** For tests: pays MYR 10,000 for an application, the cost of the default item. `reference` decides the outcome. */
export function pay(
  client: AgentClient,
  applicationId: string,
  reference: string,
  headers: Record<string, string> = {},
  overrides: object = {},
) {
  const payment = { method: 'FPX', amounts: [{ currency: 'MYR', amount: 10_000 }], reference, ...overrides };
  return client.post('/application/payment', { applicationId, payment }, headers);
}

/** For tests: verifies the payments of an application by the API. */
export function verify(client: AgentClient, applicationId: string) {
  return client.post('/application/verify', { applicationId, userId: client.agent.userId });
}

/** For tests: reads an application by the API. */
export function readApplication(client: AgentClient, applicationId: string) {
  return client.get('/application/detail', { applicationId });
}
