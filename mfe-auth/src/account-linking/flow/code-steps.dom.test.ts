import { postUserMapping, requestCode, verifyCode } from '@portal/shared/api/account-linking';
import { createIdToken, details, mockWorkingApi, sentAt, startLinking, stepOf } from './linking-harness.ts';

beforeEach(() => sessionStorage.clear());

test('[LNK-01] requests a code by SMS for five minutes with the agent’s details', async () => {
  const api = mockWorkingApi();
  const { flow } = startLinking();
  await flow.send(details);
  expect(api.requestsOf(requestCode).map(({ body }) => body)).toEqual([
    {
      SmsOrVoice: 'sms',
      AgentCustID: 'AC100014',
      ValidityInMinute: 5,
      Purpose: 'Agent Account Linking',
      RequestorID: '950330-14-5108',
      RequestorIDType: 'NRIC',
    },
  ]);
  expect(flow.current()).toMatchObject({
    step: 'code',
    request: { ...details, sentTo: '+60 12-••• ••14', sentAt },
  });
});

test.each([
  [{ status: 404 }, 'not-on-record'],
  [{ status: 429 }, 'too-soon'],
  [{ status: 500 }, 'unknown'],
  ['timeout', 'unknown'],
  ['network', 'unknown'],
] as const)('[LNK-03] [API-04] logs %j for the code request and shows: %s', async (fault, problem) => {
  mockWorkingApi().fail(requestCode, fault);
  const { flow, shell } = startLinking();
  await flow.send(details);
  expect(flow.current()).toEqual({ step: 'details', details, problem });
  expect(shell.logged).toHaveLength(1);
});

test.each([
  [
    { Status: 'WRONG', TriesLeft: 2 },
    { kind: 'wrong', triesLeft: 2 },
  ],
  [{ Status: 'EXPIRED' }, { kind: 'expired' }],
  [{ Status: 'REPLACED' }, { kind: 'replaced' }],
  [{ Status: 'LOCKED' }, { kind: 'locked' }],
] as const)('[LNK-03] lets the agent enter another code after %j', async (verdict, problem) => {
  const api = mockWorkingApi().reply(verifyCode, verdict);
  const { flow, linked } = startLinking();
  await flow.send(details);
  await flow.verify('000000');
  expect(flow.current()).toMatchObject({ step: 'code', problem });
  expect(api.requestsOf(postUserMapping)).toHaveLength(0);
  api.reply(verifyCode, { Status: 'VERIFIED' });
  await flow.verify('123456');
  expect(linked).toHaveLength(1);
});

test('[LNK-03] reports a code that could not be checked as not checked', async () => {
  mockWorkingApi().fail(verifyCode, { status: 500 }, 1);
  const { flow } = startLinking();
  await flow.send(details);
  await flow.verify('123456');
  expect(flow.current()).toMatchObject({ step: 'code', problem: { kind: 'not-checked' } });
});

test('[LNK-03] restarts the timers when another code is sent, and keeps them when sending fails', async () => {
  const api = mockWorkingApi();
  const { flow } = startLinking();
  await flow.send(details);
  api.fail(requestCode, { status: 500 }, 1);
  await flow.resend();
  expect(flow.current()).toMatchObject({ sentCount: 1, problem: { kind: 'not-sent', problem: 'unknown' } });
  await flow.resend();
  expect(flow.current()).toMatchObject({ step: 'code', sentCount: 2, request: { sentAt } });
});

test('keeps the typed details when the agent goes back to change them', async () => {
  mockWorkingApi();
  const { flow } = startLinking();
  await flow.send(details);
  flow.changeDetails();
  expect(flow.current()).toMatchObject({ step: 'details', details });
  expect(stepOf(startLinking().flow.current())).toBe('details');
});

test('ignores a reply that arrives after the agent went back to the details', async () => {
  mockWorkingApi();
  const { flow, linked } = startLinking();
  for (const request of [() => flow.verify('123456'), flow.resend]) {
    await flow.send(details);
    const replied = request();
    flow.changeDetails();
    await replied;
    expect(flow.current()).toMatchObject({ step: 'details', details });
    expect(stepOf(startLinking().flow.current())).toBe('details');
  }
  expect(linked).toEqual([]);
});

test('[LNK-01] stores nothing when a reply arrives after sign-out', async () => {
  mockWorkingApi();
  const { flow, session } = startLinking();
  const sending = flow.send(details);
  session.set({ status: 'signed-out', reason: 'logout' });
  await sending;
  expect(sessionStorage).toHaveLength(0);
});

test('[LNK-01] does not show one agent’s code request to another agent', async () => {
  mockWorkingApi();
  await startLinking().flow.send(details);
  const { flow } = startLinking({ idToken: createIdToken({ sub: 'u-2' }) });
  expect(flow.current()).toEqual({ step: 'details' });
});
