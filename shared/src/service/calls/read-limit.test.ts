import { schemes } from '@portal/shared/api/funds';
import { fakeApi, testSession, testShell } from '@portal/shared/testing';
import { type ApiClient, createApiClient } from './api-client.ts';

const clientWith = (session = testSession()) => createApiClient(testShell({ session }));

describe('a read ends after 50 s, whatever it waits for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function readUntil(client: ApiClient, milliseconds: number) {
    const outcome = jest.fn();
    void client.attempt(schemes, {}).then(outcome);
    await jest.advanceTimersByTimeAsync(milliseconds);
    return outcome;
  }
  const timeout = { status: 'failed', error: expect.objectContaining({ kind: 'timeout' }) };

  test('a service that does not answer', async () => {
    fakeApi().fail(schemes, 'hang');
    expect(await readUntil(clientWith(), 49_999)).not.toHaveBeenCalled();
    expect(await readUntil(clientWith(), 50_000)).toHaveBeenCalledWith(timeout);
  });

  test('a renewal that another tab does not finish', async () => {
    fakeApi().fail(schemes, { status: 401 });
    const session = { ...testSession(), renew: () => new Promise<boolean>(() => {}) };
    expect(await readUntil(clientWith(session), 50_000)).toHaveBeenCalledWith(timeout);
  });

  test('a service that asks twice for 10 s and then does not answer', async () => {
    const busy = { status: 429, headers: { 'retry-after': '10' } } as const;
    const api = fakeApi().fail(schemes, 'hang').fail(schemes, busy, 2);
    expect(await readUntil(clientWith(), 50_000)).toHaveBeenCalledWith(timeout);
    expect(api.requests).toHaveLength(3);
  });
});
