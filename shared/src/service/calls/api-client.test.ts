import { customerInfo } from '@portal/shared/api/customers';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { schemes } from '@portal/shared/api/funds';
import { accountStatement } from '@portal/shared/api/history';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { endpoints } from '@portal/shared/api/index';
import { lookups } from '@portal/shared/api/lookups';
import { maintenance } from '@portal/shared/api/maintenance';
import { verifyPayment } from '@portal/shared/api/payment';
import { tdayCalc } from '@portal/shared/api/pricing';
import { type Fault, fakeApi, samples, testConfig, testSession, testShell } from '@portal/shared/testing';
import { type ApiClient, createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

const input = { agentUserId: 'USR-1', customerId: 'C1' };
const accountStatementInput = {
  template: 'transaction-statement',
  accountId: '1000000001',
  from: '2026-08-23',
  to: '2026-11-21',
  currency: 'MYR',
} as const;
const verify = { applicationId: 'A1', userId: 'USR-1' };

const clientWith = (
  options: { session?: ReturnType<typeof testSession>; idempotencyKeys?: boolean } = {},
) => {
  const shell = testShell(options.session ? { session: options.session } : {});
  const api = { ...shell.config.api, idempotencyKeys: options.idempotencyKeys ?? false };
  return { client: createApiClient({ ...shell, config: { api } }), shell };
};

const errorOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (thrown) {
    if (thrown instanceof ApiError) return thrown;
    throw thrown;
  }
  throw new Error('It did not fail');
};

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

describe('headers', () => {
  test('[API-02] every call has the subscription key, and the id token after sign-in', async () => {
    const api = fakeApi().reply(maintenance, samples.maintenance);
    await clientWith().client.call(maintenance, { applicationid: '5' });
    expect(api.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'ocp-apim-subscription-key': testConfig.api.subscriptionKey,
    });
  });

  test('[API-02] before sign-in a call has the subscription key and no bearer token', async () => {
    const api = fakeApi().reply(maintenance, samples.maintenance);
    const { client } = clientWith({ session: testSession({ idToken: undefined }) });
    await client.call(maintenance, { applicationid: '5' });
    expect(api.requests[0]?.headers).toHaveProperty('ocp-apim-subscription-key', 'test-key');
    expect(api.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('[API-03] the time-out is 50 seconds', async () => {
    const api = fakeApi().reply(schemes, samples.schemes);
    await clientWith().client.call(schemes, {});
    expect(api.requests[0]?.timeout).toBe(50_000);
  });

  test('an idempotency key is sent only where the configuration allows it', async () => {
    const api = fakeApi().reply(verifyPayment, samples.verifyPayment);
    const options = { idempotencyKey: 'k-1' };
    await clientWith().client.call(verifyPayment, verify, options);
    await clientWith({ idempotencyKeys: true }).client.call(verifyPayment, verify, options);
    expect(api.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, 'k-1']);
  });
});

describe('failures', () => {
  test.each<[Fault, ApiError['kind']]>([
    ['network', 'network'],
    ['timeout', 'timeout'],
    [{ status: 500 }, 'status'],
    [{ status: 404 }, 'status'],
    [{ text: '<!doctype html><title>502</title>' }, 'shape'],
    [{ text: '{"user_id": 1}' }, 'shape'],
    [{ text: '' }, 'shape'],
  ])('%j becomes an error of kind %s with a plain message', async (fault, kind) => {
    fakeApi().fail(schemes, fault);
    const error = await errorOf(clientWith().client.call(schemes, {}));
    expect(error.kind).toBe(kind);
    expect(error.message).not.toMatch(/axios|zod|undefined|\/fund/i);
  });

  test('the error keeps the HTTP status', async () => {
    fakeApi().fail(schemes, { status: 404 });
    expect(await errorOf(clientWith().client.call(schemes, {}))).toHaveProperty('status', 404);
  });

  test('an aborted read has the kind aborted and is not logged', async () => {
    fakeApi().fail(schemes, 'hang');
    const stop = new AbortController();
    const { client, shell } = clientWith();
    const failing = errorOf(client.call(schemes, {}, { signal: stop.signal }));
    stop.abort();
    expect((await failing).kind).toBe('aborted');
    expect(shell.logged).toEqual([]);
  });

  test('an input that does not match the call is not sent', async () => {
    const api = fakeApi();
    const { client, shell } = clientWith();
    const outcome = await client.attempt(tdayCalc, { Date: 'tomorrow', TDay: 4 });
    expect(outcome).toMatchObject({
      status: 'failed',
      error: { kind: 'request', message: expect.stringContaining('could not send the field “date”') },
    });
    expect(api.requests).toEqual([]);
    expect(JSON.stringify(shell.logged)).toContain('Date');
    expect(JSON.stringify(shell.logged)).not.toContain('tomorrow');
  });

  test('[HIS-04] a file arrives with its type and every byte; JSON instead of it is a wrong reply', async () => {
    const api = fakeApi().reply(accountStatement, samples.accountStatement);
    const { client } = clientWith();
    expect(await client.call(accountStatement, accountStatementInput)).toEqual(samples.accountStatement);
    api.fail(accountStatement, { text: '{"message":"busy"}' });
    const outcome = await client.attempt(accountStatement, accountStatementInput);
    expect(outcome).toMatchObject({ status: 'failed', error: { kind: 'shape' } });
  });

  const logOnly: readonly [string, Endpoint, (client: ApiClient) => Promise<unknown>][] = [
    ['holdings of a customer', customerHoldings, (client) => client.call(customerHoldings, input)],
    [
      'holdings of an account',
      accountHolding,
      (client) => client.call(accountHolding, { userId: 'USR-1', agentCode: 'U204518' }),
    ],
    ['customer info', customerInfo, (client) => client.call(customerInfo, input)],
    ['account statement', accountStatement, (client) => client.call(accountStatement, accountStatementInput)],
    ['lookups', lookups, (client) => client.call(lookups, {})],
    ['maintenance', maintenance, (client) => client.call(maintenance, { applicationid: '5' })],
    ['T-day calculation', tdayCalc, (client) => client.call(tdayCalc, { Date: '2026-12-23', TDay: 2 })],
  ];

  test.each(logOnly)('[API-04] %s: a failure is logged and yields nothing', async (_, endpoint, call) => {
    fakeApi().fail(endpoint, { status: 400 });
    const { client, shell } = clientWith();
    expect(await call(client)).toBeUndefined();
    expect(shell.logged).toEqual([
      `call failed ${JSON.stringify({ call: `${endpoint.method} ${endpoint.path}`, kind: 'status', status: 400 })}`,
    ]);
  });

  test('[API-04] only these calls have the policy log', () => {
    const names = Object.entries(endpoints).filter(([, { onFailure }]) => onFailure === 'log');
    expect(names.map(([name]) => name).sort()).toEqual([
      'accountHolding',
      'accountStatement',
      'addBankar',
      'associateAccounts',
      'customerHoldings',
      'customerInfo',
      'deleteFromCart',
      'lookups',
      'maintenance',
      'postUserMapping',
      'prsWithdrawalReasons',
      'requestCode',
      'tdayCalc',
    ]);
  });
});

describe('retries', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a read with a transient failure is retried at most twice', async () => {
    const api = fakeApi().fail(schemes, { status: 503 });
    const failing = errorOf(clientWith().client.call(schemes, {}));
    await jest.runAllTimersAsync();
    expect((await failing).status).toBe(503);
    expect(api.requests).toHaveLength(3);
  });

  test('a read succeeds when a retry succeeds', async () => {
    fakeApi().reply(schemes, samples.schemes).fail(schemes, 'network', 2);
    const reading = clientWith().client.call(schemes, {});
    await jest.runAllTimersAsync();
    expect(await reading).toHaveLength(1);
  });

  test.each<[string, Fault]>([
    ['a time-out', 'timeout'],
    ['a refusal', { status: 403 }],
    ['a reply of the wrong shape', { text: '[]]' }],
  ])('%s is not retried', async (_, fault) => {
    const api = fakeApi().fail(schemes, fault);
    const failing = errorOf(clientWith().client.call(schemes, {}));
    await jest.runAllTimersAsync();
    await failing;
    expect(api.requests).toHaveLength(1);
  });

  test('a write is never retried', async () => {
    const api = fakeApi().fail(verifyPayment, 'network');
    const failing = errorOf(clientWith().client.call(verifyPayment, verify));
    await jest.runAllTimersAsync();
    await failing;
    expect(api.requests).toHaveLength(1);
  });

  test('waits as long as Retry-After says', async () => {
    const api = fakeApi().reply(schemes, samples.schemes);
    api.fail(schemes, { status: 429, headers: { 'retry-after': '3' } }, 1);
    const reading = clientWith().client.call(schemes, {});
    await jest.advanceTimersByTimeAsync(2_900);
    expect(api.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    await reading;
    expect(api.requests).toHaveLength(2);
  });

  test('stops waiting when the caller aborts', async () => {
    const api = fakeApi().fail(schemes, { status: 429, headers: { 'retry-after': '5' } });
    const stop = new AbortController();
    const failing = errorOf(clientWith().client.call(schemes, {}, { signal: stop.signal }));
    await jest.advanceTimersByTimeAsync(100);
    stop.abort();
    expect((await failing).kind).toBe('aborted');
    expect(api.requests).toHaveLength(1);
  });
});
