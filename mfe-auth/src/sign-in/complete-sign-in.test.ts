import { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import { exchangeCode, outOfDate, type TokenResult } from '@portal/shared/oidc';
import { fakeApi, testShell } from '@portal/shared/testing';
import { completeSignIn } from './complete-sign-in.ts';

jest.mock('@portal/shared/oidc', () => ({
  ...jest.requireActual('@portal/shared/oidc'),
  exchangeCode: jest.fn(),
}));
const exchange = jest.mocked(exchangeCode);

const tokens = { idToken: 'fresh-id-token', accessToken: 'at', refreshToken: 'rt' };
const claims = {
  sub: 'u-1',
  iss: 'https://id.example',
  email: 'a@agents.example',
  agent_customer_id: '100234',
};
const record = {
  Id: 'U1',
  Name: 'Aisyah binti Rahman',
  Email: 'aisyah@agency.example',
  ChannelCode: 'AGENCY',
  RegistrationType: 'UTS',
  Status: 'A',
};

// retries come at once, and time limits pass a hundred times sooner
const timeout = AbortSignal.timeout.bind(AbortSignal);
beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
});
afterEach(() => jest.restoreAllMocks());

/** Completes a sign-in with this result of the code exchange. Set the API's replies with `fakeApi` before. */
async function complete(exchangeResult: TokenResult = { status: 'ok', tokens, claims }) {
  exchange.mockReset().mockResolvedValue(exchangeResult);
  const shell = testShell();
  const outcome = await completeSignIn({
    config: shell.config,
    monitor: shell.monitor,
    attempt: { state: 's', nonce: 'n', redirectUri: 'https://portal.example/oidc/login-callback' },
    verifier: 'v',
    parameters: new URLSearchParams('code=abc&state=s'),
  });
  return { outcome, shell };
}

const mapped = { is_mapped: true, is_agent_active: true, user_id: 'USR-1' } as const;
const profile = {
  agentNric: '850101-14-5678',
  agentName: 'Aisyah binti Rahman',
  agentEmail: null,
  agentChannel: null,
};
const mockWorkingApi = () =>
  fakeApi().reply(getUserMapping, mapped).reply(agents, [record]).reply(agentProfile, profile);

test('[SGN-11] requests mapping, records and profile in this order with the new id token', async () => {
  const api = mockWorkingApi();
  const { outcome } = await complete();
  expect(outcome).toMatchObject({
    status: 'signed-in',
    tokens,
    agent: { uuid: 'USR-1', agentCustomerId: '100234', agentNric: '850101-14-5678', agentCodeUt: 'U1' },
  });
  expect(api.requests.map(({ path, query }) => ({ path, query }))).toEqual([
    { path: getUserMapping.path, query: { identification_id: 'u-1', user_type: 'Agent' } },
    { path: agents.path, query: { agentcustomerid: '100234' } },
    { path: agentProfile.path, query: { customerId: '100234', userId: 'USR-1' } },
  ]);
  for (const { headers } of api.requests) expect(headers.authorization).toBe('Bearer fresh-id-token');
});

test.each([{ status: 500 }, 'network', 'hang'] as const)(
  '[SGN-19] signs in without the profile when it fails with %j',
  async (fault) => {
    mockWorkingApi().fail(agentProfile, fault);
    const { outcome } = await complete();
    expect(outcome).toMatchObject({ status: 'signed-in', agent: { agentName: 'Aisyah binti Rahman' } });
    expect(outcome).not.toHaveProperty('agent.agentNric');
  },
);

test('[SGN-12] starts linking without a request when there is no agent customer id', async () => {
  const api = mockWorkingApi();
  const { outcome } = await complete({
    status: 'ok',
    tokens,
    claims: { ...claims, agent_customer_id: null },
  });
  expect(outcome).toEqual({ status: 'linking', tokens });
  expect(api.requests).toHaveLength(0);
});

test.each([
  ['a 404', () => fakeApi().fail(getUserMapping, { status: 404 })],
  ['an empty reply', () => fakeApi().reply(getUserMapping, {})],
  ['null', () => fakeApi().reply(getUserMapping, null)],
  ['an unmapped identity', () => fakeApi().reply(getUserMapping, { ...mapped, is_mapped: false })],
])('[SGN-12] starts linking when the mapping call returns %s', async (_case, mockMapping) => {
  mockMapping();
  expect((await complete()).outcome).toEqual({ status: 'linking', tokens });
});

test('[SGN-13] inactive wins over not mapped', async () => {
  fakeApi().reply(getUserMapping, { is_mapped: false, is_agent_active: false });
  expect((await complete()).outcome).toEqual({ status: 'inactive', tokens });
});

test.each([
  ['no connection', 'network'],
  ['a timeout', 'timeout'],
  ['a failing service', { status: 500 }],
  ['a refusal', { status: 401 }],
  ['a reply of the wrong shape', { text: '<h1>Welcome</h1>' }],
] as const)('[SGN-16] fails with `mapping-lookup-failed` on %s', async (_case, fault) => {
  fakeApi().fail(getUserMapping, fault);
  expect((await complete()).outcome).toEqual({ status: 'failed', reason: 'mapping-lookup-failed' });
});

test('[SGN-14] fails with `access-denied` when the provider denies access', async () => {
  const { outcome } = await complete({ status: 'failed', error: 'access_denied', description: '' });
  expect(outcome).toEqual({ status: 'failed', reason: 'access-denied' });
});

test('[SGN-15] logs only the error code of any other exchange error', async () => {
  const { outcome, shell } = await complete({
    status: 'failed',
    error: 'invalid_grant',
    description: 'secret',
  });
  expect(outcome).toEqual({ status: 'failed', reason: 'sign-in-failed' });
  expect(shell.logged).toEqual(['sign-in failed {"error":"invalid_grant"}']);
});

test('[SGN-15] fails with `clock-wrong` when the tokens are out of date by this computer’s clock', async () => {
  const { outcome } = await complete({ status: 'failed', error: outOfDate, description: '' });
  expect(outcome).toEqual({ status: 'failed', reason: 'clock-wrong' });
});

test('[SGN-15] returns the tokens for log-out when the agent’s records cannot be read', async () => {
  mockWorkingApi().fail(agents, { status: 403 });
  expect((await complete()).outcome).toEqual({ status: 'failed', reason: 'sign-in-failed', tokens });
});
