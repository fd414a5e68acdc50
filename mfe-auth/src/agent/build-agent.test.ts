import type { AgentRecord } from '@portal/shared/api/agents';
import { buildAgent } from './build-agent.ts';

const identity = {
  claims: {
    sub: 'u-1',
    iss: 'https://id.example',
    email: 'aisyah@agents.example',
    agent_customer_id: '100234',
    agent_uuid: '8a2c7c0e',
    displayName: 'Aisyah Rahman',
  },
  agentCustomerId: '100234',
  userId: 'AG-1',
  nric: '850101-14-5678',
};

const record = (Id: string, RegistrationType: string, Status: string): AgentRecord => ({
  Id,
  Name: `Aisyah (${Id})`,
  Email: `${Id}@agents.example`,
  ChannelCode: `CH-${Id}`,
  RegistrationType,
  Status,
});

const registrations: readonly [string, AgentRecord[], string | undefined, string | undefined][] = [
  ['both', [record('U1', 'UTS', 'A'), record('P1', 'PRS', 'A')], 'U1', 'P1'],
  ['UTS alone', [record('U1', 'UTS', 'A')], 'U1', undefined],
  ['PRS alone', [record('P1', 'PRS', 'A')], undefined, 'P1'],
  [
    'a lapsed one before the active one',
    [record('U0', 'UTS', 'T'), record('U1', 'UTS', 'A')],
    'U1',
    undefined,
  ],
  ['a lapsed one', [record('U0', 'UTS', 'T'), record('P0', 'PRS', 'S')], undefined, undefined],
  ['another kind', [record('X1', 'INS', 'A')], undefined, undefined],
  ['none', [], undefined, undefined],
];
test.each(registrations)('[SGN-18] has the codes of an agent with %s', (_what, records, ut, prs) => {
  const agent = buildAgent(identity, records);
  expect(agent.agentCodeUt).toBe(ut);
  expect(agent.agentCodePrs).toBe(prs);
});

test('[SGN-19] [SGN-23] builds the agent from claims, mapping, profile and the active record', () => {
  const records = [record('U0', 'UTS', 'T'), record('P1', 'PRS', 'A'), record('U1', 'UTS', 'A')];
  expect(buildAgent(identity, records)).toEqual({
    uuid: 'AG-1',
    email: 'aisyah@agents.example',
    agentCustomerId: '100234',
    agentUuid: '8a2c7c0e',
    agentNric: '850101-14-5678',
    agentName: 'Aisyah (P1)',
    agentEmail: 'P1@agents.example',
    agentChannel: 'CH-P1',
    agentCodeUt: 'U1',
    agentCodePrs: 'P1',
    subject: 'u-1',
  });
});

test('[SGN-19] uses name and e-mail of the identity when there is no record', () => {
  expect(buildAgent(identity, [])).toMatchObject({
    agentName: 'Aisyah Rahman',
    agentEmail: 'aisyah@agents.example',
    agentChannel: '',
  });
});
