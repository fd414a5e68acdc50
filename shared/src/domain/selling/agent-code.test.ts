import { agentCodeFor, canSell } from './agent-code.ts';

const both = { agentCodeUt: 'U204518', agentCodePrs: 'P204518' };
const unitTrustOnly = { agentCodeUt: 'U204518' };
const retirementOnly = { agentCodePrs: 'P204518' };

test.each([
  [both, 'CS', 'U204518'],
  [both, 'EPF', 'U204518'],
  [both, 'PRS', 'P204518'],
  [unitTrustOnly, 'CS', 'U204518'],
  [unitTrustOnly, 'PRS', undefined],
  [retirementOnly, 'PRS', 'P204518'],
  [retirementOnly, 'EPF', undefined],
])('[ITM-03] an agent with %o sells plan %s under the code %s', (agent, plan, code) => {
  expect(agentCodeFor(agent, plan)).toBe(code);
});

test.each([
  [both, true],
  [unitTrustOnly, true],
  [retirementOnly, true],
  [{}, false],
])('an agent with %o can sell: %s', (agent, can) => {
  expect(canSell(agent)).toBe(can);
});
