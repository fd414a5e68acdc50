import fc from 'fast-check';
import { decodeIdToken } from './id-token.ts';

const tokenOf = (payload: unknown) =>
  ['{"alg":"RS256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const claims = {
  sub: 'u-1',
  iss: 'https://id.example',
  auth_time: 1_790_000_000,
  email: 'aisyah@agents.example',
  agent_customer_id: '100234',
  agent_uuid: '8a2c7c0e',
  displayName: 'Aisyah binti Rahman – 爱莎',
};

test('[SGN-09] decodes the id token in any script', () => {
  expect(decodeIdToken(tokenOf({ ...claims, aud: 'agent-portal' }))).toEqual(claims);
});

test('[SGN-09] claims of an unlinked agent may be absent', () => {
  expect(decodeIdToken(tokenOf({ sub: 'u-2', iss: 'https://id.example', agent_customer_id: null }))).toEqual({
    sub: 'u-2',
    iss: 'https://id.example',
    agent_customer_id: null,
  });
});

test.each([
  ['nothing', ''],
  ['no token', 'not-a-token'],
  ['no JSON', 'a.b.c'],
  ['no subject', tokenOf({ iss: 'https://id.example' })],
  ['an empty subject', tokenOf({ ...claims, sub: '' })],
  ['a claim of another type', tokenOf({ ...claims, agent_customer_id: 100234 })],
  ['a list', tokenOf([claims])],
])('[SGN-09] %s is not an id token', (_what, token) => {
  expect(decodeIdToken(token)).toBeUndefined();
});

test('[SGN-09] no text makes it throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void decodeIdToken(`h.${text}.s`)));
});
