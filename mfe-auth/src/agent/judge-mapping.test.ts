import { judgeMapping, type MappingReply } from './judge-mapping.ts';

const replied = (mapping: Extract<MappingReply, { status: 'replied' }>['mapping']): MappingReply => ({
  status: 'replied',
  mapping,
});

const mapped = { is_mapped: true, user_id: 'AG-1', is_agent_active: true } as const;
const unmapped = { is_mapped: false, user_id: null, is_agent_active: true } as const;

test.each([
  ['mapped and active', replied(mapped), { verdict: 'ok', userId: 'AG-1' }],
  ['no identity', replied(null), { verdict: 'no_agent_mapping' }],
  ['active, not mapped', replied(unmapped), { verdict: 'no_agent_mapping' }],
  ['mapped, inactive', replied({ ...mapped, is_agent_active: false }), { verdict: 'agent_inactive' }],
  ['neither', replied({ ...unmapped, is_agent_active: false }), { verdict: 'agent_inactive' }],
  ['no reply', { status: 'lookup-failed' } as const, { verdict: 'lookup-failed' }],
])('[SGN-12] [SGN-13] [SGN-16] decides for a mapping: %s', (_case, reply, verdict) => {
  expect(judgeMapping(reply)).toEqual(verdict);
});
