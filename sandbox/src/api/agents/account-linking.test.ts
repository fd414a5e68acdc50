import type { TestAgent } from '../../seed/test-agent.ts';
import { listOutbox } from '../checkout/mailbox.ts';
import { START, startTestApi, type TestApi } from '../testing/test-api.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = START;
});

const advanceClock = (seconds: number) => {
  api.clock.now = new Date(START.getTime() + seconds * 1000);
};

/** Creates an agent whose account is not linked, with the calls of the portal. */
async function createUnlinkedAgent(key: string, isLinked = false) {
  const agent = await api.agent({ key, customers: 0, isLinked, isMapped: false });
  const requestor = {
    AgentCustID: agent.agentCustomerId,
    Purpose: 'Agent Account Linking',
    RequestorID: agent.nric,
    RequestorIDType: 'NRIC',
  };
  return {
    agent,
    ask: (over: object = {}) =>
      api.post(agent.sub, '/notification/v2/tacbyagent', {
        SmsOrVoice: 'sms',
        ValidityInMinute: 5,
        ...requestor,
        ...over,
      }),
    verify: (Tac: string) =>
      api.post(agent.sub, '/notification/v2/notification/verifytac', { Tac, ...requestor }),
    link: (agent_customer_id = agent.agentCustomerId) =>
      api.post(agent.sub, '/iaccess/v3/user/mapping', {
        identification_id: agent.sub,
        user_type: 'Agent',
        agent_customer_id,
      }),
    mapping: () =>
      api.get(agent.sub, '/iaccess/v3/user/mapping', { identification_id: agent.sub, user_type: 'Agent' }),
    code: () => newestCode(agent),
  };
}

async function newestCode({ mobile }: TestAgent): Promise<string> {
  const [sms] = await listOutbox(api.db, mobile);
  return /^\d{6}/.exec(sms?.body ?? '')?.[0] ?? 'none';
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test.each([
  ['with the claim', true],
  ['without the claim', false],
])('[LNK-01] [LNK-02] an agent %s gets a code, verifies it and is mapped', async (_what, isLinked) => {
  const { agent, ask, verify, link, mapping, code } = await createUnlinkedAgent(
    `links ${isLinked}`,
    isLinked,
  );
  expect(await ask()).toMatchObject({ status: 200, body: { SentTo: expect.stringMatching(/••$|••\d\d$/) } });
  expect(await verify(await code())).toMatchObject({ status: 200, body: { Status: 'VERIFIED' } });
  expect(await link()).toMatchObject({ status: 200, body: { is_mapped: true } });
  expect(await mapping()).toMatchObject({ body: { is_mapped: true, user_id: agent.userId } });
  expect(await link()).toMatchObject({ status: 200, body: { is_mapped: true } });
});

test('[LNK-03] refuses wrong, replaced, expired and locked codes', async () => {
  const { ask, verify, code } = await createUnlinkedAgent('misses');
  await ask();
  const first = await code();
  expect((await verify(wrong(first))).body).toEqual({ Status: 'WRONG', TriesLeft: 2 });
  expect((await ask()).status).toBe(429);
  advanceClock(60);
  expect((await ask()).status).toBe(200);
  const second = await code();
  if (first !== second) expect((await verify(first)).body).toEqual({ Status: 'REPLACED' });
  for (const left of [2, 1])
    expect((await verify(wrong(second))).body).toEqual({ Status: 'WRONG', TriesLeft: left });
  expect((await verify(wrong(second))).body).toEqual({ Status: 'LOCKED' });
  expect((await verify(second)).body).toEqual({ Status: 'LOCKED' });
  advanceClock(360);
  expect((await verify(second)).body).toEqual({ Status: 'EXPIRED' });
});

test('sends a code only to the agent on record', async () => {
  const { ask } = await createUnlinkedAgent('stranger');
  expect((await ask({ AgentCustID: 'AC100011' })).status).toBe(404);
  expect((await ask({ RequestorID: '860923-14-5572' })).status).toBe(404);
  expect((await ask({ RequestorID: '850101145555' })).status).toBe(200);
});

test('refuses a mapping without a verified code, and to another agent', async () => {
  const { ask, verify, link, code } = await createUnlinkedAgent('hasty');
  expect((await link()).status).toBe(403);
  await ask();
  expect((await link()).status).toBe(403);
  await verify(await code());
  expect((await link('AC100011')).status).toBe(403);
  advanceClock(15 * 60);
  expect((await link()).status).toBe(403);
});
