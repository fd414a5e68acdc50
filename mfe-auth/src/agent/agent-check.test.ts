import { judgeAgent, type MappingAnswer } from './agent-check.ts';

const answered = (mapping: Extract<MappingAnswer, { status: 'answered' }>['mapping']): MappingAnswer => ({
  status: 'answered',
  mapping,
});

const mapped = { is_mapped: true, user_id: 'AG-1', is_agent_active: true } as const;
const unmapped = { is_mapped: false, user_id: null, is_agent_active: true } as const;

test.each([
  ['mapped and active', answered(mapped), { verdict: 'ok', userId: 'AG-1' }],
  ['nobody', answered(null), { verdict: 'no_agent_mapping' }],
  ['active, not mapped', answered(unmapped), { verdict: 'no_agent_mapping' }],
  ['mapped, inactive', answered({ ...mapped, is_agent_active: false }), { verdict: 'agent_inactive' }],
  ['neither', answered({ ...unmapped, is_agent_active: false }), { verdict: 'agent_inactive' }],
  ['no answer', { status: 'lookup-failed' } as const, { verdict: 'lookup-failed' }],
])('[SGN-12] [SGN-13] [SGN-16] the mapping says %s', (_what, answer, verdict) => {
  expect(judgeAgent(answer)).toEqual(verdict);
});
