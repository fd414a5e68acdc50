import { findFund } from '../../seed/funds/funds.ts';
import type { TestAgent, TestAgentWish } from '../../seed/test-agent.ts';
import { listOutbox } from '../checkout/mailbox.ts';
import type { Answer, TestApi } from './test-api.ts';

/** An agent whose first customer is about to invest, with its calls. */
export interface Walker {
  readonly api: TestApi;
  readonly agent: TestAgent;
  readonly customer: TestAgent['customers'][number];
  /** What every call about the customer says. */
  readonly head: { readonly userId: string; readonly customerId: string };
  /** Number of the customer's account of a plan. */
  account(plan: string): string;
  get(path: string, query?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Makes an agent with one customer of a suitability rank. */
export async function walker(
  api: TestApi,
  key: string,
  rank = 5,
  wish: Omit<TestAgentWish, 'key'> = {},
): Promise<Walker> {
  const agent = await api.agent({ ...wish, key, customers: 1, rank });
  const [customer] = agent.customers;
  if (!customer) throw new Error('The agent has no customer.');
  return {
    api,
    agent,
    customer,
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

function investment({ agent, account }: Walker, over: object = {}) {
  const { scheme } = { scheme: 'CBIAS', ...over };
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
    ...over,
  };
}

/** Puts an investment into the cart; returns its id. */
export async function add(walk: Walker, over: object = {}): Promise<string> {
  const answer = await walk.post('/application/cart/transaction/investment', {
    channel: 'Digital Transaction',
    ...walk.head,
    payload: investment(walk, over),
    customerName: walk.customer.name,
  });
  expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String) } });
  return textAt(answer.body, 'id');
}

/** A text of an answer. */
export function textAt(body: unknown, name: string): string {
  const value = new Map<string, unknown>(Object.entries(Object(body))).get(name);
  if (typeof value !== 'string') throw new Error(`${name} is no text`);
  return value;
}

export const declaration = {
  documentsReceived: true,
  mismatches: [],
  domesticBorrowing: null,
  trustedContact: null,
};

/** A checkout as the portal sends it. */
export function submission(walk: Walker, itemIds: readonly string[], over: object = {}) {
  return {
    channel: 'Digital Transaction',
    ...walk.head,
    itemIds,
    declaration,
    payment: [{ currency: 'MYR', method: 'FPX' }],
    customerName: walk.customer.name,
    agentName: walk.agent.name,
    customerEmail: `${walk.customer.customerId.toLowerCase()}@mail.example`,
    agentEmail: walk.agent.email,
    ...over,
  };
}

/** From an empty cart to a checkout of one item that waits for the customer. */
export async function sendToCustomer(walk: Walker, over: object = {}, sentOver: object = {}) {
  const id = await add(walk, over);
  const sent = await walk.post('/application/checkout', submission(walk, [id], sentOver));
  expect(sent.status).toBe(200);
  const checkoutId = textAt(sent.body, 'checkoutId');
  const [mail] = await listOutbox(walk.api.db, `${walk.customer.customerId.toLowerCase()}@mail.example`);
  if (!mail?.token) throw new Error('No e-mail was sent.');
  const [form] = Object(sent.body).applications;
  return { checkoutId, applicationId: textAt(form, 'applicationId'), mail, token: mail.token, itemId: id };
}

/** Pays what the walk's item costs. */
export function pay(
  walk: Walker,
  applicationId: string,
  reference: string,
  headers: Record<string, string> = {},
  over: object = {},
) {
  const payment = { method: 'FPX', amounts: [{ currency: 'MYR', amount: 10_000 }], reference, ...over };
  return walk.post('/application/payment', { applicationId, payment }, headers);
}

export function verify(walk: Walker, applicationId: string) {
  return walk.post('/application/verify', { applicationId, userId: walk.agent.userId });
}

export function detail(walk: Walker, applicationId: string) {
  return walk.get('/application/detail', { applicationId });
}
