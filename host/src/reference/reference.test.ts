import { searchCustomers } from '@portal/shared/api/customers';
import { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import { lookups } from '@portal/shared/api/lookups';
import { satList, satQuestions } from '@portal/shared/api/suitability';
import { createApiClient } from '@portal/shared/calls';
import { fakeApi, testAgent, testConfig, testSession } from '@portal/shared/testing';
import { createReference } from './reference.ts';

const monitor = { log: () => undefined, error: () => undefined };
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 20));

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
  const reference = createReference({
    api: createApiClient({ config: testConfig, session, monitor }),
    session,
  });
  return { api, session, reference };
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
  expect(reference.current('customers')).toEqual({ status: 'ok', value: [] });
  expect(api.requestsOf(searchCustomers)).toHaveLength(1);
  const active = session.current();
  session.set({ status: 'signed-out', reason: 'logout' });
  expect(reference.current('customers')).toEqual({ status: 'loading' });
  session.set(active);
  reference.current('customers');
  await flushPromises();
  expect(api.requestsOf(searchCustomers)).toHaveLength(2);
});
