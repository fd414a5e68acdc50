import type { Agent } from '@portal/shared/contract';
import { agentCodeFor, whyNoCode } from './agent-code.ts';

const agent: Agent = {
  uuid: 'U',
  email: 'a@agents.example',
  agentCustomerId: 'C',
  agentUuid: 'A',
  agentName: 'Aisyah',
  agentEmail: 'a@agents.example',
  agentChannel: 'AGENCY',
  agentCodeUt: 'U204518',
  agentCodePrs: 'P204518',
  subject: 's',
};

test.each([
  ['CS', 'U204518'],
  ['EPF', 'U204518'],
  ['PRS', 'P204518'],
])('plan %s is asked for with %s', (plan, code) => {
  expect(agentCodeFor(plan, agent)).toBe(code);
});

test('an agent without a registration for the plan has no code, and is told', () => {
  const { agentCodePrs: _none, ...unitTrustsOnly } = agent;
  expect(agentCodeFor('PRS', unitTrustsOnly)).toBeUndefined();
  expect(whyNoCode('PRS')).toMatch(/not registered for private retirement schemes/);
  expect(whyNoCode('CS')).toMatch(/not registered for unit trusts/);
});
