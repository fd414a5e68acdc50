import { judgeConfirmation } from './confirmation.ts';

const signIn = { sub: 'agent', auth_time: 1_000, iat: 1_002 };

test.each([
  ['the same agent, signed in while the window was open', signIn, 'agent', 30, 'confirmed'],
  ['a wrong clock of this computer', { ...signIn, auth_time: 9, iat: 11 }, 'agent', 30, 'confirmed'],
  ['whole seconds of the provider', { ...signIn, iat: 1_005 }, 'agent', 0, 'confirmed'],
  ['another agent', { ...signIn, sub: 'other' }, 'agent', 30, 'other-agent'],
  [
    'an earlier sign-in that the provider continued',
    { ...signIn, iat: 1_600 },
    'agent',
    30,
    'no-new-sign-in',
  ],
  ['no time of sign-in', undefined, 'agent', 30, 'no-new-sign-in'],
  ['a session that has ended meanwhile', signIn, undefined, 30, 'no-new-sign-in'],
] as const)('%s', (_case, times, subject, elapsed, expected) => {
  expect(judgeConfirmation(times, subject, elapsed)).toBe(expected);
});
