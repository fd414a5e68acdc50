import { postUserMapping, requestCode, verifyCode } from '@portal/shared/api/account-linking';
import { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import { createApiClient } from '@portal/shared/calls';
import type { Agent } from '@portal/shared/contract';
import { fakeApi, testAgent, testSession, testShell } from '@portal/shared/testing';
import { createLinkingFlow, type LinkingState } from './linking-flow.ts';

const at = Date.parse('2026-11-21T10:00:00+08:00');
const details = { agentCustomerId: 'AC100014', nric: '950330-14-5108' };

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
/** An id token as far as a browser reads it. */
const idToken = (claims: object) =>
  `${part({ alg: 'RS256' })}.${part({ sub: 'u-1', iss: 'https://id.example', ...claims })}.signature`;
const withClaim = idToken({ agent_customer_id: 'AC100014' });
const withoutClaim = idToken({});

const mapped = { is_mapped: true, is_agent_active: true, user_id: 'USR-14' } as const;
const record = {
  Id: 'U204702',
  Name: 'Chong Hui Min',
  Email: 'new@agents.example',
  ChannelCode: 'AGENCY',
  RegistrationType: 'UTS',
  Status: 'A',
};

/** A service at which linking works. */
const working = () =>
  fakeApi()
    .reply(requestCode, { SentTo: '+60 12-••• ••14' })
    .reply(verifyCode, { Status: 'VERIFIED' })
    .reply(postUserMapping, { is_mapped: true })
    .reply(getUserMapping, mapped)
    .reply(agents, [record])
    .reply(agentProfile, {
      agentNric: '950330-14-5108',
      agentName: 'Chong Hui Min',
      agentEmail: null,
      agentChannel: null,
    });

interface Begun {
  readonly idToken?: string;
  readonly renewedToken?: string;
  /** A host before contract 1.3. */
  readonly isOldHost?: boolean;
}

function begin({ idToken: first = withClaim, renewedToken = withClaim, isOldHost = false }: Begun = {}) {
  const session = testSession({ idToken: first, renewedToken });
  session.set({ status: 'linking' });
  const shell = testShell({ session });
  const linked: Agent[] = [];
  const flow = createLinkingFlow({
    api: createApiClient(shell),
    session,
    signIn: isOldHost ? {} : { linked: (agent) => void linked.push(agent) },
    storage: sessionStorage,
    now: () => at,
  });
  return { flow, linked, session, shell };
}

beforeEach(() => sessionStorage.clear());

const stepOf = ({ step }: LinkingState) => step;

test('[LNK-01] a code is asked for by SMS, for five minutes, in the agent’s own name', async () => {
  const api = working();
  const { flow } = begin();
  await flow.send(details);
  expect(api.requestsOf(requestCode).map(({ body }) => body)).toEqual([
    {
      SmsOrVoice: 'sms',
      AgentCustID: 'AC100014',
      ValidityInMinute: 5,
      Purpose: 'Agent Account Linking',
      RequestorID: '950330-14-5108',
      RequestorIDType: 'NRIC',
    },
  ]);
  expect(flow.current()).toMatchObject({
    step: 'code',
    request: { ...details, sentTo: '+60 12-••• ••14', sentAt: at },
  });
});

test('[LNK-02] code, mapping, the mapping read again, new tokens, records: the agent is in', async () => {
  const api = working();
  const { flow, linked, session } = begin();
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

test('[LNK-02] without the claim the agent says who it is, and the renewed token bears it', async () => {
  working();
  const { flow, linked } = begin({ idToken: withoutClaim });
  expect(flow.agentCustomerId).toBeUndefined();
  await flow.send(details);
  await flow.verify('123456');
  expect(linked).toHaveLength(1);
});

test('[LNK-02] pressing twice sends one code, checks one code, links once', async () => {
  const api = working();
  const { flow, linked } = begin();
  await Promise.all([flow.send(details), flow.send(details)]);
  await Promise.all([flow.verify('123456'), flow.verify('123456'), flow.resend()]);
  expect(api.requestsOf(requestCode)).toHaveLength(1);
  expect(api.requestsOf(verifyCode)).toHaveLength(1);
  expect(api.requestsOf(postUserMapping)).toHaveLength(1);
  expect(linked).toHaveLength(1);
});

test.each([
  [{ status: 404 }, 'not-on-record'],
  [{ status: 429 }, 'too-soon'],
  [{ status: 500 }, 'unknown'],
  ['timeout', 'unknown'],
  ['network', 'unknown'],
] as const)(
  '[LNK-03] [API-04] %j for the code is logged, and the agent is told: %s',
  async (fault, problem) => {
    working().fail(requestCode, fault);
    const { flow, shell } = begin();
    await flow.send(details);
    expect(flow.current()).toEqual({ step: 'details', details, problem });
    expect(shell.logged).toHaveLength(1);
  },
);

test.each([
  [
    { Status: 'WRONG', TriesLeft: 2 },
    { kind: 'wrong', triesLeft: 2 },
  ],
  [{ Status: 'EXPIRED' }, { kind: 'expired' }],
  [{ Status: 'REPLACED' }, { kind: 'replaced' }],
  [{ Status: 'LOCKED' }, { kind: 'locked' }],
] as const)('[LNK-03] a code that is %j can be entered again', async (verdict, problem) => {
  const api = working().reply(verifyCode, verdict);
  const { flow, linked } = begin();
  await flow.send(details);
  await flow.verify('000000');
  expect(flow.current()).toMatchObject({ step: 'code', problem });
  expect(api.requestsOf(postUserMapping)).toHaveLength(0);
  api.reply(verifyCode, { Status: 'VERIFIED' });
  await flow.verify('123456');
  expect(linked).toHaveLength(1);
});

test('[LNK-03] a code that could not be checked is neither right nor wrong', async () => {
  working().fail(verifyCode, { status: 500 }, 1);
  const { flow } = begin();
  await flow.send(details);
  await flow.verify('123456');
  expect(flow.current()).toMatchObject({ step: 'code', problem: { kind: 'not-checked' } });
});

test('[LNK-03] another code begins the clocks anew; one that is not sent leaves them', async () => {
  const api = working();
  const { flow } = begin();
  await flow.send(details);
  api.fail(requestCode, { status: 500 }, 1);
  await flow.resend();
  expect(flow.current()).toMatchObject({ sent: 1, problem: { kind: 'not-sent', problem: 'unknown' } });
  await flow.resend();
  expect(flow.current()).toMatchObject({ step: 'code', sent: 2, request: { sentAt: at } });
});

test('[LNK-02] a mapping whose reply was lost is there when it is read: the agent is in', async () => {
  working().fail(postUserMapping, 'network');
  const { flow, linked, shell } = begin();
  await flow.send(details);
  await flow.verify('123456');
  expect(linked).toHaveLength(1);
  expect(shell.logged).toHaveLength(1);
});

const unmapped = { is_mapped: false, is_agent_active: true } as const;

test.each([
  [
    'the mapping is refused',
    () => working().fail(postUserMapping, { status: 403 }).reply(getUserMapping, unmapped),
    'not-linked',
  ],
  ['the mapping says no', () => working().reply(getUserMapping, unmapped), 'not-linked'],
  ['the mapping cannot be read', () => working().fail(getUserMapping, { status: 403 }), 'unknown'],
  ['the records cannot be read', () => working().fail(agents, { status: 403 }), 'no-records'],
] as const)(
  '[LNK-02] %s: it says so, and goes on from there once it works',
  async (_what, faulty, problem) => {
    faulty();
    const { flow, linked } = begin();
    await flow.send(details);
    await flow.verify('123456');
    expect(flow.current()).toEqual({ step: 'stuck', problem });
    const api = working();
    await flow.link();
    expect(linked).toHaveLength(1);
    expect(api.requestsOf(verifyCode)).toHaveLength(0);
  },
);

test('[LNK-02] a sign-in that could not be renewed does not pass for a linked one', async () => {
  working();
  const { flow, linked } = begin({ idToken: withoutClaim, renewedToken: withoutClaim });
  await flow.send(details);
  await flow.verify('123456');
  expect(flow.current()).toEqual({ step: 'stuck', problem: 'not-renewed' });
  expect(linked).toEqual([]);
});

test('[SGN-13] who turns out to be inactive is told so', async () => {
  working().reply(getUserMapping, { ...mapped, is_agent_active: false });
  const { flow, linked } = begin();
  await flow.send(details);
  await flow.verify('123456');
  expect(stepOf(flow.current())).toBe('inactive');
  expect(linked).toEqual([]);
});

test('a reload keeps the code’s step and its clocks, and links without a second code', async () => {
  working().fail(getUserMapping, { status: 403 });
  const first = begin().flow;
  await first.send(details);
  const reloaded = begin().flow;
  expect(reloaded.current()).toEqual(first.current());
  await reloaded.verify('123456');
  expect(stepOf(reloaded.current())).toBe('stuck');

  const api = working();
  const { flow, linked } = begin();
  expect(stepOf(flow.current())).toBe('linking');
  flow.resume();
  flow.resume();
  await flow.link();
  await new Promise((done) => setTimeout(done, 50));
  expect(linked).toHaveLength(1);
  expect(api.requestsOf(verifyCode)).toHaveLength(0);
});

test('other details can be given, and are kept as they were typed', async () => {
  working();
  const { flow } = begin();
  await flow.send(details);
  flow.changeDetails();
  expect(flow.current()).toMatchObject({ step: 'details', details });
  expect(stepOf(begin().flow.current())).toBe('details');
});

test('an answer that comes when the agent has gone back to the details changes nothing', async () => {
  working();
  const { flow, linked } = begin();
  for (const ask of [() => flow.verify('123456'), flow.resend]) {
    await flow.send(details);
    const answered = ask();
    flow.changeDetails();
    await answered;
    expect(flow.current()).toMatchObject({ step: 'details', details });
    expect(stepOf(begin().flow.current())).toBe('details');
  }
  expect(linked).toEqual([]);
});

test('on a host that cannot take the agent in, a new sign-in does', async () => {
  working();
  const { flow } = begin({ isOldHost: true });
  await flow.send(details);
  await flow.verify('123456');
  expect(flow.current()).toEqual({ step: 'linked' });
});

test('a kept code is of no use once another tab has linked the account', async () => {
  const api = working();
  const first = begin().flow;
  await first.send(details);
  const { session, shell } = begin();
  session.set({ status: 'active', agent: testAgent, expiresAt: at });
  const flow = createLinkingFlow({
    api: createApiClient(shell),
    session,
    signIn: {},
    storage: sessionStorage,
    now: () => at,
  });
  expect(stepOf(flow.current())).toBe('details');
  await flow.link();
  expect(api.requestsOf(postUserMapping)).toHaveLength(0);
});

test('[LNK-02] an account that another tab links at the same moment is linked once', async () => {
  working();
  const { flow, linked, session } = begin();
  await flow.send(details);
  const linking = flow.verify('123456');
  session.set({ status: 'active', agent: testAgent, expiresAt: at });
  await linking;
  expect(stepOf(flow.current())).not.toBe('linking');
  expect(linked).toEqual([]);
});

test('[LNK-01] a reply that comes after sign-out leaves nothing of the agent behind', async () => {
  working();
  const { flow, session } = begin();
  const sending = flow.send(details);
  session.set({ status: 'signed-out', reason: 'logout' });
  await sending;
  expect(sessionStorage).toHaveLength(0);
});

test('[LNK-01] what one agent was sent is never shown to another', async () => {
  working();
  await begin().flow.send(details);
  const { flow } = begin({ idToken: idToken({ sub: 'u-2' }) });
  expect(flow.current()).toEqual({ step: 'details' });
});
