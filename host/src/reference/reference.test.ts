import { searchCustomers } from '@portal/shared/api/customers';
import { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import { lookups } from '@portal/shared/api/lookups';
import { satList, satQuestions } from '@portal/shared/api/suitability';
import { createApiClient } from '@portal/shared/calls';
import { fakeApi, testAgent, testConfig, testSession, testShell } from '@portal/shared/testing';
import { createReference } from './reference.ts';

const monitor = { log: () => undefined, error: () => undefined };
const flushPromises = () => jest.advanceTimersByTimeAsync(20);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(session = testSession()) {
  const api = fakeApi()
    .reply(schemes, [])
    .reply(funds, [])
    .reply(topPerformingFunds, [])
    .reply(fundDocuments, [])
    .reply(satQuestions, [])
    .reply(satList, [])
    .reply(searchCustomers, { customers: [], total: 0, page: 1, limit: 100 })
    .fail(lookups, { status: 400 });
  const { bus } = testShell();
  const reference = createReference({
    api: createApiClient({ config: testConfig, session, monitor }),
    session,
    bus,
  });
  return { api, bus, session, reference };
}

test('[SGN-20] loads all entries after sign-in, also when one of them fails', async () => {
  const { api, reference } = start();
  await flushPromises();
  expect(api.requests.map(({ path }) => path).sort()).toEqual([
    '/application/sat/list',
    '/application/sat/question',
    '/fund/documents',
    '/fund/funds',
    '/fund/product/scheme/listing',
    '/fund/topperformingfunds',
    '/onboarding/form/lookups',
  ]);
  expect(api.requestsOf(satList)[0]?.query).toEqual({ channel: 'Digital Form', userId: testAgent.uuid });
  expect(reference.current('schemes')).toEqual({ status: 'ok', value: [] });
  expect(reference.current('documents')).toEqual({ status: 'ok', value: [] });
  expect(reference.current('lookups').status).toBe('failed');
});

test('retries only the entry that failed', async () => {
  const { api, reference } = start();
  await flushPromises();
  const failed = reference.current('lookups');
  if (failed.status !== 'failed') throw new Error('lookups did not fail');
  failed.retry();
  await flushPromises();
  expect(api.requestsOf(lookups)).toHaveLength(2);
  expect(api.requestsOf(schemes)).toHaveLength(1);
});

test('loads nothing again on renewal, and drops everything at the session’s end', async () => {
  const { api, session, reference } = start();
  await flushPromises();
  const active = session.current();
  if (active.status !== 'active') throw new Error('no agent is signed in');
  session.set({ ...active, expiresAt: active.expiresAt + 1 });
  await flushPromises();
  expect(api.requestsOf(schemes)).toHaveLength(1);
  session.set({ status: 'signed-out', reason: 'logout' });
  expect(reference.current('schemes')).toEqual({ status: 'loading' });
  session.set(active);
  await flushPromises();
  expect(api.requestsOf(schemes)).toHaveLength(2);
});

test('sends no request while no agent is signed in', async () => {
  const session = testSession();
  session.set({ status: 'signed-out', reason: 'never-signed-in' });
  const { api } = start(session);
  await flushPromises();
  expect(api.requests).toEqual([]);
});

test('loads the customers at the first use, once, and again in the next session', async () => {
  const { api, session, reference } = start();
  await flushPromises();
  expect(api.requestsOf(searchCustomers)).toEqual([]);
  reference.of$('customers').subscribe();
  expect(reference.current('customers')).toEqual({ status: 'loading' });
  await flushPromises();
  expect(reference.current('customers')).toEqual({
    status: 'ok',
    value: { status: 'complete', customers: [], total: 0 },
  });
  expect(api.requestsOf(searchCustomers)).toHaveLength(1);
  const active = session.current();
  session.set({ status: 'signed-out', reason: 'logout' });
  expect(reference.current('customers')).toEqual({ status: 'loading' });
  session.set(active);
  reference.current('customers');
  await flushPromises();
  expect(api.requestsOf(searchCustomers)).toHaveLength(2);
});

/** Until what follows a change has been read. */
const untilRead = () => jest.advanceTimersByTimeAsync(200);

test('reads the suitability forms again after a change: where they are shown, else at the next use', async () => {
  const { api, bus, reference } = start();
  await flushPromises();
  const form = {
    id: 'SAT-1',
    customerId: 'C1',
    customerName: 'TAN',
    status: 'Draft',
    updatedAt: '2026-11-20T04:00:00Z',
  };
  api.reply(satList, [form]);
  bus.emit('cart:changed', { customerId: 'C1', channel: 'Digital Transaction' });
  reference.of$('satForms');
  bus.emit('cart:changed', { customerId: 'C1', channel: 'Digital Form' });
  await untilRead();
  expect(api.requestsOf(satList)).toHaveLength(1);
  const seen: unknown[] = [];
  const shown = reference.of$('satForms').subscribe(({ status }) => seen.push(status));
  await flushPromises();
  expect(seen).toEqual(['ok', 'ok']);
  expect(reference.current('satForms')).toMatchObject({ value: [{ id: 'SAT-1' }] });
  bus.emit('cart:changed', { customerId: 'C1' });
  bus.emit('application:changed', { customerId: 'C1' });
  await untilRead();
  expect(api.requestsOf(satList)).toHaveLength(3);
  shown.unsubscribe();
});

test('reads a changed customer again, once for the events of one change: where they are shown, else at the next use', async () => {
  const { api, bus, reference } = start();
  const keywords = () => api.requestsOf(searchCustomers).map(({ query }) => query.keyword);
  reference.of$('customers').subscribe().unsubscribe();
  await flushPromises();
  bus.emit('cart:changed', { customerId: 'C1' });
  bus.emit('application:changed', { customerId: 'C1' });
  await untilRead();
  expect(keywords()).toEqual(['']);
  const shown = reference.of$('customers').subscribe();
  await flushPromises();
  expect(keywords()).toEqual(['', 'C1']);
  bus.emit('cart:changed', { customerId: 'C2' });
  bus.emit('application:changed', { customerId: 'C2' });
  bus.emit('application:changed', {});
  await untilRead();
  expect(keywords()).toEqual(['', 'C1', 'C2']);
  shown.unsubscribe();
});
