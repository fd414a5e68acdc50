import { agentCodeFor } from './agent-code.ts';
import { bothAgent, utAgent } from './fixtures/customer.ts';

test.each([
  [bothAgent, 'CS', bothAgent.agentCodeUt],
  [bothAgent, 'EPF', bothAgent.agentCodeUt],
  [bothAgent, 'PRS', bothAgent.agentCodePrs],
  [utAgent, 'CS', bothAgent.agentCodeUt],
  [utAgent, 'PRS', undefined],
] as const)('[ITM-03] the code of %o for %s', (agent, plan, code) => {
  expect(agentCodeFor(agent, plan)).toBe(code);
});
