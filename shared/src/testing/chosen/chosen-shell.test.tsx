import { maintenance } from '@portal/shared/api/maintenance';
import { createRemoteData, useCall } from '@portal/shared/data';
import { act, screen } from '@testing-library/react';
import { renderSlot } from '../render-slot.tsx';
import { readChosen } from './choices.ts';
import { type AnswerOwnCalls, chosenShell } from './chosen-shell.ts';

const shellOf = (query: string, answerOwnCalls?: AnswerOwnCalls) =>
  chosenShell(readChosen(new URLSearchParams(query)), answerOwnCalls);

function Maintenance() {
  const reply = useCall(maintenance, { applicationid: '5' });
  return <p>{reply.status === 'ok' ? `active: ${reply.value.active}` : reply.status}</p>;
}
const Slot = createRemoteData().wrap(Maintenance);

afterEach(() => jest.useRealTimers());

test('a call is answered with its sample, after the latency', async () => {
  jest.useFakeTimers();
  renderSlot(<Slot />, { shell: shellOf('latency=500') });
  await act(() => jest.advanceTimersByTimeAsync(490));
  expect(screen.getByText('loading')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(screen.getByText('active: false')).toBeVisible();
});

test('the remote’s own replies come before the samples', async () => {
  const active = { active: true, message: 'Soon', from: null, to: null };
  renderSlot(<Slot />, { shell: shellOf('', (api) => void api.reply(maintenance, active)) });
  expect(await screen.findByText('active: true')).toBeVisible();
});

test.each(['error', 'network', 'timeout', 'text'])('with the failure %s a call fails', async (failure) => {
  renderSlot(<Slot />, { shell: shellOf(`failure=${failure}`) });
  expect(await screen.findByText('failed')).toBeVisible();
});

test('reference data are the samples, or have failed', () => {
  expect(shellOf('').reference.current('lookups').status).toBe('ok');
  expect(shellOf('').reference.current('customers').status).toBe('ok');
  const failed = shellOf('failure=reference').reference;
  expect([failed.current('lookups').status, failed.current('customers').status]).toEqual([
    'failed',
    'failed',
  ]);
});

test.each([
  ['all', ['agentCodePrs', 'agentCodeUt']],
  ['ut', ['agentCodeUt']],
  ['prs', ['agentCodePrs']],
])('the agent %s has the registrations %j', (agent, codes) => {
  const state = shellOf(`agent=${agent}`).session.current();
  const keys = state.status === 'active' ? Object.keys(state.agent) : [];
  expect(keys.filter((key) => /^agentCode/.test(key)).sort()).toEqual(codes);
});

test('no agent is signed in until the slot begins a session', () => {
  const { session, signIn } = shellOf('agent=none');
  expect(session.current().status).toBe('signed-out');
  signIn?.startLinking({ idToken: '1', accessToken: '2' });
  expect(session.current().status).toBe('linking');
  signIn?.fail('access-denied');
  expect(session.current()).toEqual({ status: 'signed-out', reason: 'access-denied' });
});
