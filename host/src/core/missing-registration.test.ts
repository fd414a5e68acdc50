import { testAgent } from '@portal/shared/testing';
import { findMissingRegistration } from './missing-registration.ts';

const { agentCodeUt: _, ...prsAgent } = testAgent;
const { agentCodePrs: __, ...utAgent } = testAgent;

test.each([
  ['for all', {}, utAgent, undefined],
  ['for unit trusts', { access: 'ut' }, utAgent, undefined],
  ['for unit trusts', { access: 'ut' }, prsAgent, 'unit trusts'],
  ['for private retirement schemes', { access: 'prs' }, utAgent, 'private retirement schemes'],
  ['for private retirement schemes', { access: 'prs' }, testAgent, undefined],
  ['for what this host does not know', { access: 'insurance' }, utAgent, undefined],
])('a page %s, %p, opened by the agent %p, misses %s', (_, page, agent, missing) => {
  expect(findMissingRegistration(agent, page)).toBe(missing);
});
