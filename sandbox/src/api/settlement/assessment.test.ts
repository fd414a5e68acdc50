import type { SatSent } from '@portal/shared/api/suitability';
import {
  type AgentClient,
  checkoutBody,
  createAgentClient,
  nothingBought,
  readApplication,
  textAt,
} from '../testing/agent-client.ts';
import { satAnswersIn, satIn } from '../testing/example-payloads.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { checkOutAndAnswer } from '../testing/unit-orders.ts';
import { clockControls } from './clock-controls.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const calculated = async (client: AgentClient) =>
  Object(
    (
      await client.post('/application/sat/riskcalculation', {
        customerId: client.customer.customerId,
        answers: satAnswersIn(),
      })
    ).body,
  );

/** A complete assessment whose result the customer accepts. */
async function assessment(client: AgentClient, changes: Partial<SatSent> = {}): Promise<SatSent> {
  const { riskCategory, satGroup, score } = await calculated(client);
  return {
    answers: satAnswersIn(),
    answeredBy: 'agent',
    answeredAt: '2026-11-20T09:42:00+08:00',
    vI: { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' },
    result: { riskCategory, satGroup, score },
    satDeclarationId: 1,
    reason: null,
    ...changes,
  };
}

const put = (client: AgentClient, payload: object, id: string | null = null) =>
  client.post('/application/cart/sat', {
    channel: 'Digital Form',
    ...client.head,
    payload,
    id,
    customerName: client.customer.name,
  });

const mismatchOf = async (client: AgentClient, scheme: string) =>
  (
    await client.get('/application/sat/productmismatch', {
      customerId: client.customer.customerId,
      scheme,
    })
  ).body;

const infoOf = async ({ get, agent, customer }: AgentClient) =>
  (await get('/cif/prr/customer/info', { agentUserId: agent.userId, customerId: customer.customerId })).body;

const passDays = ({ customer }: AgentClient) =>
  clockControls(api.db, () => api.clock.now).passDays(2, customer.customerId);

test('[SAT-03] [SAT-04] a confirmed assessment is in the record when its day has passed, and decides what suits', async () => {
  const client = await createAgentClient(api, 'assessed', 0);
  expect(await mismatchOf(client, 'CBMGF')).toMatchObject({ mismatch: true, customerRank: 0 });
  const { satEffectiveDateTo } = await calculated(client);
  const added = await put(client, await assessment(client));
  expect(added).toMatchObject({ status: 200 });
  const applicationId = await checkOutAndAnswer(client, textAt(added.body, 'id'), 'confirm');
  expect(await mismatchOf(client, 'CBMGF')).toMatchObject({ customerRank: 0 });

  await passDays(client);
  expect((await readApplication(client, applicationId)).body).toMatchObject({ status: 'Completed' });
  expect(await infoOf(client)).toMatchObject({
    riskCategory: 'Moderately Aggressive',
    satGroup: 'MA',
    satDeclarationId: 1,
    satEffectiveDate: '2026-11-20',
    satEffectiveDateTo,
  });
  expect(await mismatchOf(client, 'CBMGF')).toMatchObject({ mismatch: false, customerRank: 4 });
  const earlier = await client.get('/cif/satanswer', { customerId: client.customer.customerId });
  expect(earlier.body).toMatchObject({ assessedOn: '2026-11-20', answers: satAnswersIn() });
});

test('a customer who declines to give information has no category', async () => {
  const client = await createAgentClient(api, 'declines', 3);
  const added = await put(client, satIn());
  await checkOutAndAnswer(client, textAt(added.body, 'id'), 'confirm');
  await passDays(client);
  expect(await infoOf(client)).toMatchObject({ riskCategory: null, satDeclarationId: 3 });
});

test('[SAT-01] a customer’s seeded answers give the rank on record', async () => {
  const client = await createAgentClient(api, 'seeded', 3);
  const { customerId } = client.customer;
  const { answers, locked } = Object((await client.get('/cif/satanswer', { customerId })).body);
  const body = { customerId, answers: [...locked, ...answers] };
  expect((await client.post('/application/sat/riskcalculation', body)).body).toMatchObject({ rank: 3 });
});

test('[SAT-01] agents who are registered for PRS alone ask another set, with every kind of question', async () => {
  const client = await createAgentClient(api, 'prs questions', 3, { uts: false });
  const { body } = await client.get('/application/sat/question');
  const kinds = new Set(Object.values(Object(body)).map((question) => Object(question).kind ?? 'single'));
  expect([...kinds].sort()).toEqual(['multiple', 'number', 'single', 'text']);
});

test('a cart has one assessment, which is changed in its place', async () => {
  const client = await createAgentClient(api, 'changes', 0);
  const added = await put(client, await assessment(client));
  const id = textAt(added.body, 'id');
  expect(await put(client, satIn())).toMatchObject({ status: 422 });
  expect(await put(client, satIn(), id)).toMatchObject({ status: 200, body: { id } });
  expect(await put(client, satIn(), 'CI9999999')).toMatchObject({ status: 404 });
  const checkout = await client.post('/application/checkout', checkoutBody(client, [id], nothingBought));
  expect(checkout.status).toBe(200);
});

test.each<[string, (client: AgentClient) => Promise<object>, string]>([
  [
    'an invented result',
    (client) => assessment(client, { result: { riskCategory: 'Aggressive', satGroup: 'A', score: 50 } }),
    'The result of these answers is',
  ],
  [
    'an answer that is missing',
    async (client) => ({ ...(await assessment(client)), answers: satAnswersIn().slice(1) }),
    'Not answered: How well do you know investments?',
  ],
  [
    'an option that does not exist',
    async (client) => ({
      ...(await assessment(client)),
      answers: [...satAnswersIn().slice(1), { questionId: 2, value: '6' }],
    }),
    'Not an answer',
  ],
  ['a mismatch without reason', (client) => assessment(client, { satDeclarationId: 2 }), 'at least 10'],
  ['answers of tomorrow', (client) => assessment(client, { answeredAt: '2027-01-01T00:00:00Z' }), 'future'],
  [
    'extra care that is not answered',
    (client) => assessment(client, { vI: { Q2: null, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' } }),
    'extra care',
  ],
])('refuses %s', async (name, payloadOf, expected) => {
  const client = await createAgentClient(api, name, 0);
  const refused = await put(client, await payloadOf(client));
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain(expected);
});
