import type { Endpoint } from '@portal/shared/api/endpoint';
import { endpoints } from '@portal/shared/api/index';
import { routes } from '../handlers/index.ts';
import { AISYAH, LIST, startTestApi, type TestApi } from '../testing/test-api.ts';
import { parameterNames } from './openapi.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const asked = { agentUserId: AISYAH.userId, customerId: AISYAH.customerId };

/** A successful call of each GET definition by Aisyah. The API validates its answers itself. */
const READS: readonly (readonly [path: string, query: Record<string, string>])[] = [
  [
    '/cif/search/customerbyservicingagent',
    { agentUserId: AISYAH.userId, keyword: 'tan', limit: '5', page: '1' },
  ],
  ['/cif/prr/customer/info', asked],
  ['/aum/agent/customer/holding', asked],
  ['/aum/holding', { userId: AISYAH.userId, agentCode: 'U204518' }],
  ['/aum/holding', { userId: AISYAH.userId, agentCode: 'P118027' }],
  [
    '/aum/holding',
    {
      userId: AISYAH.userId,
      agentCode: 'U204518',
      accountId: AISYAH.cash,
      plan: 'CS',
      includeZeroAum: 'true',
    },
  ],
  ['/cif/account/bankaccount', { accountId: AISYAH.cash }],
  ['/cif/C0048302/enquiry/bankaccount', {}],
  ['/application/sat/question', {}],
  ['/application/sat/list', { userId: AISYAH.userId, channel: 'Digital Form' }],
  ['/application/checkout/documentrequired/list', { checkoutid: 'CO-2611-0101' }],
  ['/iaccess/v3/user/mapping', { identification_id: AISYAH.sub, user_type: 'Agent' }],
  ['/agent/v2/agents', { agentcustomerid: 'AC100011' }],
  ['/application/agent/profile', { customerId: 'AC100011', userId: AISYAH.userId }],
  ['/onboarding/form/lookups', {}],
  ['/application/transaction/getprswithdrawalreasons', {}],
  ['/fund/product/scheme/listing', {}],
  ['/fund/funds', {}],
  ['/fund/topperformingfunds', {}],
  ['/fund/documents', {}],
  [
    '/application/cart/list',
    { userId: AISYAH.userId, customerId: 'C0048217', channel: 'Digital Transaction' },
  ],
  [
    '/application/checkout',
    { userId: AISYAH.userId, customerId: AISYAH.customerId, channel: 'Digital Transaction' },
  ],
  ['/application/checkout', { checkoutIds: 'CO-2611-0101,CO-2611-0102' }],
  ['/application/agent/list', LIST.query],
  [
    '/transaction/completed',
    { accountid: AISYAH.cash, agentid: 'U204518', transdatefrom: '2025-11-21', transdateto: '2026-11-20' },
  ],
  ['/application/transaction/history', { accountId: AISYAH.cash, channel: 'Digital Transaction' }],
  ['/cif/dividendpayout', { paccountid: AISYAH.cash }],
  ['/application/sat/productmismatch', { customerId: AISYAH.customerId, scheme: 'CBGTU' }],
  ['/helpme/tdaycalc', { Date: '2026-12-23T16:01', TDay: '2' }],
  ['/public/helpme/maintenance', { applicationid: '5' }],
];

describe('definitions', () => {
  test('serves every definition and no other call', () => {
    expect(new Set(routes.map((route) => route.endpoint))).toEqual(new Set(Object.values(endpoints)));
  });

  test.each(READS)('GET %s answers as defined: %j', async (path, query) => {
    const answer = await api.get(AISYAH.sub, path, query);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('answers detail and payment summary of every seeded application', async () => {
    const list = await api.get(AISYAH.sub, LIST.get, LIST.query);
    const ids: string[] = Object(list.body).map((row: { applicationId: string }) => row.applicationId);
    expect(ids.length).toBeGreaterThan(8);
    for (const applicationId of ids) {
      expect((await api.get(AISYAH.sub, '/application/detail', { applicationId })).status).toBe(200);
      expect((await api.get(AISYAH.sub, '/application/paymentsummary', { applicationId })).status).toBe(200);
    }
  });

  test('describes itself as OpenAPI 3.1', async () => {
    const { body } = await api.call('', '/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/application/cart/transaction/investment': {
          post: {
            requestBody: {
              content: { 'application/json': { schema: { properties: { payload: { type: 'object' } } } } },
            },
          },
        },
        '/application/checkout': {
          get: {
            parameters: expect.arrayContaining([
              expect.objectContaining({ name: 'checkoutIds', required: false }),
            ]),
          },
        },
        '/public/helpme/maintenance': { get: { security: [{ subscriptionKey: [] }] } },
      },
    });
  });

  test('OpenAPI describes every call with every one of its parameters', async () => {
    const { body } = await api.call('', '/openapi.json');
    const missing = Object.values(endpoints).flatMap((endpoint: Endpoint) => {
      const operation = Object(body).paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const named = (operation?.parameters ?? []).map(({ name }: { name: string }) => name);
      const fields = Object.keys(operation?.requestBody?.content['application/json'].schema.properties ?? {});
      return [
        ...parameterNames(endpoint.query).filter((name) => !named.includes(name)),
        ...parameterNames(endpoint.params).filter((name) => !named.includes(name)),
        ...parameterNames(endpoint.body).filter((name) => !fields.includes(name)),
        ...(operation?.responses[200] ? [] : ['no answer']),
      ].map((name) => `${endpoint.method} ${endpoint.path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('T+2 of an order of 23 December 2026, 16:01, is the 29th', async () => {
    const answer = await api.get(AISYAH.sub, '/helpme/tdaycalc', { Date: '2026-12-23T16:01', TDay: '2' });
    expect(answer.body).toEqual({ date: '2026-12-29' });
  });
});

describe('search', () => {
  const search = async (keyword: string, page = '1', limit = '10') =>
    (
      await api.get(AISYAH.sub, '/cif/search/customerbyservicingagent', {
        agentUserId: AISYAH.userId,
        keyword,
        limit,
        page,
      })
    ).body;

  test.each([
    ['every word, in any order', 'ling tan mei'],
    ['identity number without dashes', '850214105068'],
    ['identity number with dashes', '850214-10'],
    ['e-mail', 'meiling.tan@'],
    ['telephone as it is dialled', '0124482071'],
    ['telephone with its country', '+60 12-448 2071'],
    ['customer number', AISYAH.customerId.toLowerCase()],
  ])('finds Tan Mei Ling by %s', async (_case, keyword) => {
    expect(await search(keyword)).toMatchObject({
      customers: expect.arrayContaining([expect.objectContaining({ customerId: AISYAH.customerId })]),
    });
  });

  test.each(['%', '_', '\\', 'xyzzy'])('takes %s literally and finds no customers', async (keyword) => {
    expect(await search(keyword)).toMatchObject({ total: 0, customers: [] });
  });

  test('returns pages without overlap', async () => {
    const first = Object(await search('', '1', '7'));
    const second = Object(await search('', '2', '7'));
    const ids = [...first.customers, ...second.customers].map(
      (row: { customerId: string }) => row.customerId,
    );
    expect(new Set(ids).size).toBe(14);
    expect(first.total).toBe(20);
    expect(second).toMatchObject({ page: 2, limit: 7 });
  });
});

describe('known customers', () => {
  test('Datin Sharifah Norhayati has the totals of the screen designs', async () => {
    const { body } = await api.get(AISYAH.sub, '/aum/agent/customer/holding', {
      ...asked,
      customerId: 'C0048217',
    });
    expect(Object(body).totals).toEqual([
      { currency: 'MYR', marketValue: 418_292.48, cost: 403_500 },
      { currency: 'USD', marketValue: 19_923.96, cost: 20_000 },
      { currency: 'AUD', marketValue: 11_501.84, cost: 9_800 },
    ]);
  });

  test('lists a scheme without units on request only', async () => {
    const holdings = async (query: Record<string, string>) =>
      Object(
        (
          await api.get(AISYAH.sub, '/aum/holding', {
            userId: AISYAH.userId,
            agentCode: 'U204518',
            accountId: AISYAH.cash,
            ...query,
          })
        ).body,
      ).holdings;
    const zero = expect.objectContaining({ scheme: 'CBSMC', units: 0, averageCost: 0 });
    expect(await holdings({})).not.toContainEqual(zero);
    expect(await holdings({ includeZeroAum: 'true' })).toContainEqual(zero);
    expect(await holdings({ scheme: 'CBMGF' })).toHaveLength(1);
  });

  test('answers the totals of all customers of an agent code', async () => {
    const { body } = await api.get(AISYAH.sub, '/aum/holding', {
      userId: AISYAH.userId,
      agentCode: 'P118027',
    });
    expect(body).toMatchObject({ holdings: [], totals: [{ currency: 'MYR' }], asOf: '2026-11-19' });
  });
});
