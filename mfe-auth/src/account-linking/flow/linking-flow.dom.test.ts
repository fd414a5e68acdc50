import { postUserMapping, requestCode, verifyCode } from '@portal/shared/api/account-linking';
import { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import { createApiClient } from '@portal/shared/calls';
import { testAgent } from '@portal/shared/testing';
import { createLinkingFlow } from './linking-flow.ts';
import {
  details,
  mapped,
  mockWorkingApi,
  sentAt,
  startLinking,
  stepOf,
  tokenWithoutClaim,
} from './linking-harness.ts';

beforeEach(() => sessionStorage.clear());

test('[LNK-02] checks the code, posts and reads the mapping, renews the tokens and signs the agent in', async () => {
  const api = mockWorkingApi();
  const { flow, linked, session } = startLinking();
  await flow.send(details);
  await flow.verify('123456');
  expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${requestCode.path}`,
    `POST ${verifyCode.path}`,
    `POST ${postUserMapping.path}`,
    `GET ${getUserMapping.path}`,
    `GET ${agents.path}`,
    `GET ${agentProfile.path}`,
  ]);
  expect(api.requestsOf(verifyCode)[0]?.body).toMatchObject({ Tac: '123456', AgentCustID: 'AC100014' });
  expect(api.requestsOf(postUserMapping)[0]?.body).toEqual({
    identification_id: 'u-1',
    user_type: 'Agent',
    agent_customer_id: 'AC100014',
  });
  expect(session.renewals).toBe(1);
  expect(linked).toMatchObject([{ uuid: 'USR-14', agentCustomerId: 'AC100014', agentCodeUt: 'U204702' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('[LNK-02] signs in an agent whose id token gets the claim only after renewal', async () => {
  mockWorkingApi();
  const { flow, linked } = startLinking({ idToken: tokenWithoutClaim });
  expect(flow.agentCustomerId).toBeUndefined();
  await flow.send(details);
  await flow.verify('123456');
  expect(linked).toHaveLength(1);
});

test('[LNK-02] sends, checks and links once when the agent presses twice', async () => {
  const api = mockWorkingApi();
  const { flow, linked } = startLinking();
  await Promise.all([flow.send(details), flow.send(details)]);
  await Promise.all([flow.verify('123456'), flow.verify('123456'), flow.resend()]);
  expect(api.requestsOf(requestCode)).toHaveLength(1);
  expect(api.requestsOf(verifyCode)).toHaveLength(1);
  expect(api.requestsOf(postUserMapping)).toHaveLength(1);
  expect(linked).toHaveLength(1);
});

test('[LNK-02] signs the agent in when the mapping’s reply was lost but the mapping exists', async () => {
  mockWorkingApi().fail(postUserMapping, 'network');
  const { flow, linked, shell } = startLinking();
  await flow.send(details);
  await flow.verify('123456');
  expect(linked).toHaveLength(1);
  expect(shell.logged).toHaveLength(1);
});

const unmapped = { is_mapped: false, is_agent_active: true } as const;

test.each([
  [
    'the mapping is refused',
    () => mockWorkingApi().fail(postUserMapping, { status: 403 }).reply(getUserMapping, unmapped),
    'not-linked',
  ],
  ['the mapping is missing', () => mockWorkingApi().reply(getUserMapping, unmapped), 'not-linked'],
  ['the mapping cannot be read', () => mockWorkingApi().fail(getUserMapping, { status: 403 }), 'unknown'],
  ['the records cannot be read', () => mockWorkingApi().fail(agents, { status: 403 }), 'no-records'],
] as const)(
  '[LNK-02] fails when %s, and links on retry without another code',
  async (_case, mockFault, problem) => {
    mockFault();
    const { flow, linked } = startLinking();
    await flow.send(details);
    await flow.verify('123456');
    expect(flow.current()).toEqual({ step: 'failed', problem });
    const api = mockWorkingApi();
    await flow.link();
    expect(linked).toHaveLength(1);
    expect(api.requestsOf(verifyCode)).toHaveLength(0);
  },
);

test('[LNK-02] fails when the tokens could not be renewed', async () => {
  mockWorkingApi();
  const { flow, linked } = startLinking({ idToken: tokenWithoutClaim, renewedToken: tokenWithoutClaim });
  await flow.send(details);
  await flow.verify('123456');
  expect(flow.current()).toEqual({ step: 'failed', problem: 'not-renewed' });
  expect(linked).toEqual([]);
});

test('[SGN-13] shows that the agent is inactive when the mapping says so', async () => {
  mockWorkingApi().reply(getUserMapping, { ...mapped, is_agent_active: false });
  const { flow, linked } = startLinking();
  await flow.send(details);
  await flow.verify('123456');
  expect(stepOf(flow.current())).toBe('inactive');
  expect(linked).toEqual([]);
});

test('a reload keeps the code step and its timers, and links without a second code', async () => {
  mockWorkingApi().fail(getUserMapping, { status: 403 });
  const first = startLinking().flow;
  await first.send(details);
  const reloaded = startLinking().flow;
  expect(reloaded.current()).toEqual(first.current());
  await reloaded.verify('123456');
  expect(stepOf(reloaded.current())).toBe('failed');

  const api = mockWorkingApi();
  const { flow, linked } = startLinking();
  expect(stepOf(flow.current())).toBe('linking');
  flow.resume();
  flow.resume();
  await flow.link();
  await new Promise((done) => setTimeout(done, 50));
  expect(linked).toHaveLength(1);
  expect(api.requestsOf(verifyCode)).toHaveLength(0);
});

test('asks for a new sign-in on a host without `signIn.linked`', async () => {
  mockWorkingApi();
  const { flow } = startLinking({ isOldHost: true });
  await flow.send(details);
  await flow.verify('123456');
  expect(flow.current()).toEqual({ step: 'linked' });
});

test('ignores a stored code request when another tab has linked the account', async () => {
  const api = mockWorkingApi();
  const first = startLinking().flow;
  await first.send(details);
  const { session, shell } = startLinking();
  session.set({ status: 'active', agent: testAgent, expiresAt: sentAt });
  const flow = createLinkingFlow({
    api: createApiClient(shell),
    session,
    signIn: {},
    storage: sessionStorage,
    now: () => sentAt,
  });
  expect(stepOf(flow.current())).toBe('details');
  await flow.link();
  expect(api.requestsOf(postUserMapping)).toHaveLength(0);
});

test('[LNK-02] does not sign in again when another tab links the account at the same time', async () => {
  mockWorkingApi();
  const { flow, linked, session } = startLinking();
  await flow.send(details);
  const linking = flow.verify('123456');
  session.set({ status: 'active', agent: testAgent, expiresAt: sentAt });
  await linking;
  expect(stepOf(flow.current())).not.toBe('linking');
  expect(linked).toEqual([]);
});
