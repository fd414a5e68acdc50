import type { SatSent } from '@portal/shared/api/suitability';
import {
  type AgentClient,
  add,
  checkoutBody,
  createAgentClient,
  declarationFor,
  textAt,
} from '../testing/agent-client.ts';
import { satAnswersIn, satIn } from '../testing/example-payloads.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const answeredAt = '2026-11-20T09:42:00+08:00';

/** A complete assessment, Moderately Aggressive, with these changes. */
async function assessment(client: AgentClient, changes: Partial<SatSent> = {}) {
  const { customerId } = client.customer;
  const answers = changes.answers ?? satAnswersIn();
  const calculated = await client.post('/application/sat/riskcalculation', { customerId, answers });
  const { riskCategory, satGroup, score } = Object(calculated.body);
  return {
    answers,
    answeredBy: 'agent',
    answeredAt,
    vI: { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' },
    result: { riskCategory, satGroup, score },
    satDeclarationId: 1,
    reason: null,
    ...changes,
  };
}

async function put(client: AgentClient, payload: object): Promise<string> {
  const { head, customer } = client;
  const body = { channel: 'Digital Form', ...head, payload, id: null, customerName: customer.name };
  return textAt((await client.post('/application/cart/sat', body)).body, 'id');
}

const checked = async (client: AgentClient, scheme: string) =>
  (
    await client.get('/application/sat/productmismatch', {
      customerId: client.customer.customerId,
      scheme,
    })
  ).body;

const sent = (client: AgentClient, itemIds: readonly string[], overrides: object = {}) =>
  client.post('/application/checkout', checkoutBody(client, itemIds, overrides));

const reason = 'Has a long horizon.';
const noCurrency = satAnswersIn().map((answer) =>
  answer.questionId === 11 ? { ...answer, value: 'N' } : answer,
);

test.each<[string, number, ((client: AgentClient) => Promise<object>) | undefined, string, object]>([
  ['nothing in the cart, none on record', 0, undefined, 'CBMGF', { mismatch: true, customerRank: 0 }],
  ['nothing in the cart, Moderate on record', 3, undefined, 'CBMGF', { mismatch: true, customerRank: 3 }],
  ['complete in the cart, none on record', 0, assessment, 'CBMGF', { mismatch: false, customerRank: 4 }],
  ['complete in the cart, Aggressive on record', 5, assessment, 'CBIAS', { mismatch: true, customerRank: 4 }],
  ['no information in the cart', 5, async () => satIn(), 'CBMMK', { mismatch: true, customerRank: 0 }],
  [
    'no foreign currency in the cart',
    5,
    (client) => assessment(client, { answers: noCurrency }),
    'CBGSU',
    { mismatch: true, customerRank: 4 },
  ],
])('[SAT-04] productmismatch, %s', async (name, rank, payloadOf, scheme, expected) => {
  const client = await createAgentClient(api, name, rank);
  if (payloadOf) await put(client, await payloadOf(client));
  expect(await checked(client, scheme)).toMatchObject(expected);
});

test('[SAT-04] [CHK-02] a checkout with the assessment is judged by it, and one without by the record', async () => {
  const client = await createAgentClient(api, 'beside its orders', 0);
  const order = await add(client, { scheme: 'CBMGF', satRank: 4 });
  const form = await put(client, await assessment(client));
  const refused = await sent(client, [order]);
  expect(refused).toMatchObject({ status: 422 });
  expect(JSON.stringify(refused.body)).toContain('does not suit the customer');
  const mismatch = { itemId: order, kind: 'no-assessment' as const, reason };
  const overdone = await sent(client, [order, form], { declaration: declarationFor(false, mismatch) });
  expect(JSON.stringify(overdone.body)).toContain(`Item ${order} has no mismatch.`);
  expect(await sent(client, [order, form])).toMatchObject({ status: 200 });
});

test('[SAT-04] an assessment that is left in the cart does not permit what the record refuses', async () => {
  const client = await createAgentClient(api, 'left out', 0);
  const order = await add(client, { scheme: 'CBMGF', satRank: 4 });
  await put(client, await assessment(client));
  const mismatch = { itemId: order, kind: 'no-assessment' as const, reason };
  expect(await sent(client, [order], { declaration: declarationFor(false, mismatch) })).toMatchObject({
    status: 200,
  });
});

test('[SAT-04] [CHK-03] its answers about extra care count for the checkout that it is sent with', async () => {
  const client = await createAgentClient(api, 'extra care', 0);
  const vI = { Q2: true, Q2Yes: 'Lost her job.', Q3: true, Q4: true, Q5: true, Q6: '' };
  const order = await add(client, { scheme: 'CBMGF', satRank: 4 });
  const ids = [order, await put(client, await assessment(client, { vI }))];
  expect(JSON.stringify((await sent(client, ids)).body)).toContain('The customer is vulnerable');
  expect(await sent(client, ids, { declaration: declarationFor(true) })).toMatchObject({ status: 200 });
});
