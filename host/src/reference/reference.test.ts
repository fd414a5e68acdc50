import { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import { lookups } from '@portal/shared/api/lookups';
import { satList, satQuestions } from '@portal/shared/api/suitability';
import { createApiClient } from '@portal/shared/calls';
import { fakeApi, testAgent, testConfig, testSession } from '@portal/shared/testing';
import { createReference } from './reference.ts';

const monitor = { log: () => undefined, error: () => undefined };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function start(session = testSession()) {
  const api = fakeApi()
    .reply(schemes, [])
    .reply(funds, [])
    .reply(topPerformingFunds, [])
    .reply(fundDocuments, [])
    .reply(satQuestions, [])
    .reply(satList, [])
    .fail(lookups, { status: 400 });
  const reference = createReference({
    api: createApiClient({ config: testConfig, session, monitor }),
    session,
  });
  return { api, session, reference };
}

test('[SGN-20] loads together after sign-in; one that fails does not stop the others', async () => {
  const { api, reference } = start();
  await settled();
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

test('a failed one is tried again alone', async () => {
  const { api, reference } = start();
  await settled();
  const failed = reference.current('lookups');
  if (failed.status !== 'failed') throw new Error('lookups came');
  failed.retry();
  await settled();
  expect(api.requestsOf(lookups)).toHaveLength(2);
  expect(api.requestsOf(schemes)).toHaveLength(1);
});

test('a renewed session asks for nothing again; its end forgets everything', async () => {
  const { api, session, reference } = start();
  await settled();
  const active = session.current();
  if (active.status !== 'active') throw new Error('nobody is signed in');
  session.set({ ...active, expiresAt: active.expiresAt + 1 });
  await settled();
  expect(api.requestsOf(schemes)).toHaveLength(1);
  session.set({ status: 'signed-out', reason: 'logout' });
  expect(reference.current('schemes')).toEqual({ status: 'loading' });
  session.set(active);
  await settled();
  expect(api.requestsOf(schemes)).toHaveLength(2);
});

test('asks nothing while nobody is signed in', async () => {
  const session = testSession();
  session.set({ status: 'signed-out', reason: 'never-signed-in' });
  const { api } = start(session);
  await settled();
  expect(api.requests).toEqual([]);
});
