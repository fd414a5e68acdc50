import { type AgentClient, add, createAgentClient } from '../testing/agent-client.ts';
import { AISYAH, startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const search = async (keyword: string) => {
  const query = { agentUserId: AISYAH.userId, keyword, limit: '100', page: '1' };
  const { body } = await api.get(AISYAH.sub, '/cif/search/customerbyservicingagent', query);
  return Object(body);
};

test('[CLI-01] an empty keyword finds all customers of the agent', async () => {
  const { total, customers } = await search('');
  expect(total).toBeGreaterThan(0);
  expect(customers).toHaveLength(Math.min(total, 100));
});

test('[CLI-01] each customer comes with the number of items in the own cart, with this agent', async () => {
  const client = await createAgentClient(api, 'carts', 5, { customers: 3 });
  await add(client);
  await add(client, { scheme: 'CBSUK' });
  const { agent, customer } = client;
  const query = { agentUserId: agent.userId, keyword: '', limit: '100', page: '1' };
  const { body } = await client.get('/cif/search/customerbyservicingagent', query);
  const rows: readonly { customerId: string; openCartItems: number }[] = Object(body).customers;
  expect(rows.map(({ openCartItems }) => openCartItems).toSorted()).toEqual([0, 0, 2]);
  expect(rows.find(({ customerId }) => customerId === customer.customerId)?.openCartItems).toBe(2);
});

test.each(['+60', '60', '0', ''])('[CLI-01] a phone number is found that begins with %j', async (prefix) => {
  const { customers } = await search('');
  const { customerId, tel } = customers.find((one: { readonly tel: string | null }) => one.tel) ?? {};
  const found = await search(`${prefix}${tel}`);
  expect(found.customers).toContainEqual(expect.objectContaining({ customerId }));
});

const findOwn = async (client: AgentClient, keyword: string) => {
  const query = { agentUserId: client.agent.userId, keyword, limit: '100', page: '1' };
  const { body } = await client.get('/cif/search/customerbyservicingagent', query);
  const rows: readonly { customerId: string }[] = Object(body).customers;
  return rows.map(({ customerId }) => customerId);
};

test.each(['lukasz', 'OBrien', 'o’brien-lim lukasz', 'obrienlim', 'GROSS', 'brien lim'])(
  '[CLI-01] a customer is found by %j, as people type the name',
  async (keyword) => {
    const people = [{ name: 'Łukasz Groß O’Brien-Lim' }];
    const client = await createAgentClient(api, 'names', 5, { customers: 2, people });
    expect(await findOwn(client, keyword)).toEqual([client.customer.customerId]);
  },
);

test('[CLI-01] a customer is found by an account number, with spaces too, and never another agent’s', async () => {
  const client = await createAgentClient(api, 'accounts', 5, { customers: 2 });
  const other = await createAgentClient(api, 'other accounts');
  const number = client.account('EPF');
  const own = [client.customer.customerId];
  expect(await findOwn(client, number)).toEqual(own);
  expect(await findOwn(client, `${number.slice(0, 4)} ${number.slice(4)}`)).toEqual(own);
  expect(await findOwn(client, number.slice(2))).toEqual(own);
  expect(await findOwn(other, number)).toEqual([]);
});
