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

test('[CLI-01] an empty keyword finds all customers of the agent, with the items of their carts', async () => {
  const { total, customers } = await search('');
  expect(total).toBeGreaterThan(0);
  expect(customers).toHaveLength(Math.min(total, 100));
  expect(customers[0]).toMatchObject({ openCartItems: expect.any(Number) });
});

test.each(['+60', '60', '0', ''])('[CLI-01] a phone number is found that begins with %j', async (prefix) => {
  const { customers } = await search('');
  const { customerId, tel } = customers.find((one: { readonly tel: string | null }) => one.tel) ?? {};
  const found = await search(`${prefix}${tel}`);
  expect(found.customers).toContainEqual(expect.objectContaining({ customerId }));
});
