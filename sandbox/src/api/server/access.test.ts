import { AISYAH, KEY, LIST, PORTAL, startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const asked = { agentUserId: AISYAH.userId, customerId: AISYAH.customerId };

describe('authentication', () => {
  const call = (headers: Record<string, string>, path = `${LIST.get}?${new URLSearchParams(LIST.query)}`) =>
    api.call('', path, { headers });

  test.each([
    ['no subscription key', { authorization: `Bearer ${AISYAH.sub}`, 'ocp-apim-subscription-key': '' }],
    [
      'another subscription key',
      { authorization: `Bearer ${AISYAH.sub}`, 'ocp-apim-subscription-key': 'other' },
    ],
    ['no id token', { authorization: '', 'ocp-apim-subscription-key': KEY }],
    [
      'an id token that does not verify',
      { authorization: 'Bearer forged', 'ocp-apim-subscription-key': KEY },
    ],
    [
      'an id token of an unknown subject',
      { authorization: 'Bearer agent-unknown', 'ocp-apim-subscription-key': KEY },
    ],
  ])('%s: 401', async (_case, headers) => {
    expect((await call(headers)).status).toBe(401);
  });

  test('the maintenance call needs only the subscription key', async () => {
    const path = '/public/helpme/maintenance?applicationid=5';
    expect((await call({ authorization: '', 'ocp-apim-subscription-key': KEY }, path)).status).toBe(200);
    expect((await call({ authorization: '', 'ocp-apim-subscription-key': '' }, path)).status).toBe(401);
  });

  test.each([
    ['agent-new', { status: 200, body: { is_mapped: false, is_agent_active: true } }],
    ['agent-fresh', { status: 404 }],
    ['agent-retired', { status: 200, body: { is_mapped: true, is_agent_active: false } }],
    [
      'agent-aisyah',
      { status: 200, body: { is_mapped: true, is_agent_active: true, user_id: AISYAH.userId } },
    ],
  ])('answers the mapping of %s', async (sub, expected) => {
    const answer = await api.get(sub, '/iaccess/v3/user/mapping', {
      identification_id: sub,
      user_type: 'Agent',
    });
    expect(answer).toMatchObject(expected);
  });

  test.each(['agent-new', 'agent-fresh', 'agent-retired'])('refuses reference data to %s', async (sub) => {
    expect((await api.get(sub, '/fund/funds')).status).toBe(403);
  });

  test('allows cross-origin calls from the portal with its headers, and from no other origin', async () => {
    const preflight = (origin: string) =>
      api.call('', '/application/checkout', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'idempotency-key',
        },
      });
    const own = await preflight(PORTAL);
    expect(own.headers.get('access-control-allow-origin')).toBe(PORTAL);
    for (const name of ['authorization', 'ocp-apim-subscription-key', 'content-type', 'idempotency-key']) {
      expect(own.headers.get('access-control-allow-headers')).toContain(name);
    }
    const answer = await api.call('', '/fund/funds', { headers: { origin: PORTAL } });
    expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after');
    expect((await preflight('http://localhost:9999')).headers.get('access-control-allow-origin')).not.toBe(
      'http://localhost:9999',
    );
  });
});

describe('data of other agents', () => {
  const TWIN = { sub: 'agent-twin', userId: '00000000-0000-4000-8200-000000000018' };

  test.each<[string, Record<string, string>]>([
    ['/cif/prr/customer/info', { agentUserId: TWIN.userId, customerId: AISYAH.customerId }],
    ['/aum/agent/customer/holding', { agentUserId: TWIN.userId, customerId: AISYAH.customerId }],
    ['/aum/holding', { userId: TWIN.userId, agentCode: 'U204519', accountId: AISYAH.cash }],
    ['/cif/account/bankaccount', { accountId: AISYAH.cash }],
    [
      '/application/cart/list',
      { userId: TWIN.userId, customerId: AISYAH.customerId, channel: 'Digital Transaction' },
    ],
    [
      '/application/checkout',
      { userId: TWIN.userId, customerId: AISYAH.customerId, channel: 'Digital Transaction' },
    ],
    ['/application/detail', { applicationId: 'AP10001' }],
    ['/application/paymentsummary', { applicationId: 'AP10001' }],
    ['/application/sat/productmismatch', { customerId: AISYAH.customerId, scheme: 'CBMGF' }],
    [
      '/transaction/completed',
      { accountid: AISYAH.cash, agentid: 'U204519', transdatefrom: '2026-01-01', transdateto: '2026-11-20' },
    ],
  ])('GET %s of another agent: 404', async (path, query) => {
    expect((await api.get(TWIN.sub, path, query)).status).toBe(404);
  });

  test('search finds no customers and checkouts of another agent', async () => {
    const query = { agentUserId: TWIN.userId, keyword: 'Tan Mei Ling', limit: '10', page: '1' };
    expect((await api.get(TWIN.sub, '/cif/search/customerbyservicingagent', query)).body).toMatchObject({
      total: 0,
      customers: [],
    });
    const ids = await api.get(TWIN.sub, '/application/checkout', { checkoutIds: 'CO-2611-0101' });
    expect(ids.body).toEqual([]);
  });

  test('refuses another agent’s user id, code and records', async () => {
    expect((await api.get(TWIN.sub, '/cif/prr/customer/info', asked)).status).toBe(403);
    expect(
      (await api.get(TWIN.sub, '/aum/holding', { userId: TWIN.userId, agentCode: 'U204518' })).status,
    ).toBe(403);
    expect((await api.get(TWIN.sub, '/agent/v2/agents', { agentcustomerid: 'AC100011' })).status).toBe(403);
  });
});

describe('request validation', () => {
  test.each<[string, string, Record<string, string>]>([
    ['a parameter is missing', '/cif/prr/customer/info', { agentUserId: AISYAH.userId }],
    ['a parameter is unknown', '/cif/prr/customer/info', { ...asked, verbose: '1' }],
    ['a parameter where none is', '/fund/funds', { page: '1' }],
    ['a fixed value differs', '/application/agent/list', { userId: AISYAH.userId, channel: 'Digital Form' }],
    [
      'a date is none',
      '/transaction/completed',
      { accountid: AISYAH.cash, agentid: 'U204518', transdatefrom: '2026-02-30', transdateto: '2026-11-20' },
    ],
  ])('%s: 400', async (_case, path, query) => {
    expect((await api.get(AISYAH.sub, path, query)).status).toBe(400);
  });

  test.each([
    ['no JSON', '{'],
    ['an unknown field', JSON.stringify({ applicationId: 'AP10001', userId: AISYAH.userId, force: true })],
    ['no body', '{}'],
  ])('%s in a body: 400', async (_case, body) => {
    const answer = await api.call(AISYAH.sub, '/application/verify', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });

  test('an unknown call: 404', async () => {
    expect((await api.get(AISYAH.sub, '/application/none')).status).toBe(404);
  });
});
