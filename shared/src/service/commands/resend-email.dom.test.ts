import { applicationDetail } from '@portal/shared/api/applications';
import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import { createApiClient } from '@portal/shared/calls';
import { fakeApi, samples, testConfig, testSession, testShell } from '@portal/shared/testing';
import { resendEmail } from './resend-email.ts';

const sentAt = Date.parse('2026-11-21T10:00:00+08:00');
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(sentAt);
});
afterEach(() => jest.restoreAllMocks());

const resent = { checkoutId: 'CO-1', customerEmail: 'a@b.example', expiresAt: '2026-11-28T10:00:00+08:00' };
const entry = {
  at: '2026-11-21T10:00:01+08:00',
  status: null,
  title: 'Sent to the customer again',
  detail: null,
  holder: null,
};

/** A service with this timeline, and a function that sends the e-mail through the portal's client. */
function service(timeline: readonly (typeof entry)[] = []) {
  const api = fakeApi()
    .reply(applicationDetail, { ...samples.applicationDetail, timeline: [...timeline] })
    .reply(resendCheckoutEmail, resent);
  const session = testSession();
  const shell = testShell({
    session,
    readBackTimes: { arrivalMs: 0, pollMs: 0 },
    config: { ...testConfig, api: { ...testConfig.api, idempotencyKeys: true } },
  });
  const client = createApiClient(shell);
  const send = () => resendEmail(client, { checkoutId: 'CO-1', applicationId: 'AP-1' }, () => {});
  const keys = () => api.requestsOf(resendCheckoutEmail).map(({ headers }) => headers['idempotency-key']);
  return { api, send, keys };
}

test.each([
  ['sent again just now', {}, 'done'],
  ['by a clock that is a little behind', { at: '2026-11-21T09:59:30+08:00' }, 'done'],
  ['sent again long before', { at: '2026-11-21T09:30:00+08:00' }, 'notReceived'],
  ['something else happened', { title: 'Confirmed by the customer' }, 'notReceived'],
] as const)('[CHK-04] reads the timeline after a lost reply: %s', async (_case, changes, status) => {
  const { api, send, keys } = service([{ ...entry, ...changes }]);
  api.fail(resendCheckoutEmail, 'network');
  expect(await send()).toMatchObject({ status });
  expect(keys()).toHaveLength(1);
});

test('[CHK-04] repeats with the same key when the first attempt did not arrive, with another after a success', async () => {
  const { api, send, keys } = service();
  api.fail(resendCheckoutEmail, 'network', 1);
  expect(await send()).toEqual({ status: 'notReceived' });
  expect(await send()).toMatchObject({ status: 'done' });
  expect(await send()).toMatchObject({ status: 'done' });
  expect(keys()[0]).toEqual(expect.any(String));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('[CHK-04] sends no second e-mail while the first cannot be read back', async () => {
  const { api, send, keys } = service();
  api.fail(resendCheckoutEmail, 'network').fail(applicationDetail, { status: 400 });
  expect(await send()).toEqual({ status: 'unknown' });
  expect(await send()).toEqual({ status: 'unknown' });
  expect(keys()).toHaveLength(1);
});

test('[CHK-04] sends another e-mail when the agent asks again after ten minutes', async () => {
  const { api, send, keys } = service();
  api.fail(resendCheckoutEmail, 'network', 1).fail(applicationDetail, { status: 400 });
  expect(await send()).toEqual({ status: 'unknown' });
  jest.spyOn(Date, 'now').mockReturnValue(sentAt + 600_001);
  expect(await send()).toMatchObject({ status: 'done' });
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).not.toBe(keys()[0]);
});
