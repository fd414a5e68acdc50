import { runningId, takeNumbers } from '../../database/counters.ts';
import { orderRows } from '../../database/order-rows.ts';
import { applicationEvents, applicationItems, applications, checkouts } from '../../database/tables/index.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { clockControls } from '../settlement/clock-controls.ts';
import { type AgentClient, createAgentClient, readApplication } from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

/** Forms that an application can have without any account. Those of onboardings have their own tests. */
const forms: readonly OrderItem[] = [
  {
    type: 'sat',
    payload: {
      answers: [],
      answeredBy: 'agent',
      answeredAt: '2026-11-20T09:42:00+08:00',
      vI: { Q2: null, Q2Yes: '', Q3: null, Q4: null, Q5: null, Q6: '' },
      result: null,
      satDeclarationId: 3,
      reason: null,
    },
  },
];

/** An application with this one item that is submitted. @returns its id. */
async function submit({ agent, customer }: AgentClient, item: OrderItem): Promise<string> {
  const { orm } = api.db;
  const { now } = api.clock;
  const id = runningId('CI', await takeNumbers(orm, 'item'));
  const rows = orderRows(
    {
      agentUserId: agent.userId,
      agentName: agent.name,
      agentEmail: agent.email,
      customerId: customer.customerId,
      customerName: customer.name,
      customerEmail: 'customer@mail.example',
      channel: 'Digital Transaction',
      items: [{ id, item }],
      declaration: {},
      payment: [],
      payer: null,
    },
    { checkout: await takeNumbers(orm, 'checkout'), form: await takeNumbers(orm, 'form') },
    now,
  );
  await orm.insert(checkouts).values({ ...rows.checkout, status: 'Confirmed' });
  await orm
    .insert(applications)
    .values(rows.applications.map((row) => ({ ...row, status: 'Submitted' as const })));
  await orm.insert(applicationItems).values([...rows.items]);
  await orm.insert(applicationEvents).values([...rows.events]);
  return rows.applications[0]?.id ?? '';
}

test.each(forms.map((item) => [item.type, item] as const))(
  '[APP-01] [APP-02] %s: an application without an account is in the list, and completes on T + 1',
  async (type, item) => {
    const client = await createAgentClient(api, `kind ${type}`);
    const applicationId = await submit(client, item);
    const { body } = await client.get('/application/agent/list', {
      userId: client.agent.userId,
      channel: 'Digital Transaction',
    });
    expect(body).toMatchObject([{ applicationId, accountId: null, types: [type], plan: null, sizes: [] }]);
    expect((await readApplication(client, applicationId)).body).toMatchObject({
      account: null,
      status: 'Submitted',
      items: [{ item: { type } }],
    });
    const summary = await client.get('/application/paymentsummary', { applicationId });
    expect(summary.body).toMatchObject({ due: [], items: [], methods: [] });

    const { passDays } = clockControls(api.db, () => api.clock.now);
    await passDays(1, client.customer.customerId);
    expect(Object((await readApplication(client, applicationId)).body).status).toBe('In Process');
    await passDays(1, client.customer.customerId);
    expect(Object((await readApplication(client, applicationId)).body).status).toBe('Completed');
  },
);
