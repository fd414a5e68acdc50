import type { Loadable } from '@portal/shared/contract';
import { createLoadableSource } from './loadable-source.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

test('loads a value and keeps it', async () => {
  const source = createLoadableSource(async () => ['MYR']);
  source.load();
  expect(source.current()).toEqual({ status: 'loading' });
  await flushPromises();
  expect(source.current()).toEqual({ status: 'ok', value: ['MYR'] });
});

test('fails, and is not empty, when the call resolves to undefined', async () => {
  const source = createLoadableSource(async () => undefined);
  source.load();
  await flushPromises();
  expect(source.current().status).toBe('failed');
});

test('loads again when a failure is retried', async () => {
  const fetch = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(1);
  const source = createLoadableSource<number>(fetch);
  const statuses: Loadable<number>['status'][] = [];
  source.state$.subscribe((state) => statuses.push(state.status));
  source.load();
  await flushPromises();
  const failed = source.current();
  if (failed.status === 'failed') failed.retry();
  await flushPromises();
  expect(statuses).toEqual(['loading', 'failed', 'loading', 'ok']);
});

test('ignores a reply that arrives after a reset', async () => {
  let reply: (value: number) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const source = createLoadableSource<number>((signal) => {
    signals.push(signal);
    return new Promise((resolve) => {
      reply = resolve;
    });
  });
  source.load();
  source.reset();
  reply(1);
  await flushPromises();
  expect(source.current()).toEqual({ status: 'loading' });
  expect(signals[0]?.aborted).toBe(true);
});

test('a refresh keeps the value until the reply, and a failure is not hidden by it', async () => {
  const fetch = jest
    .fn()
    .mockResolvedValueOnce(1)
    .mockResolvedValueOnce(2)
    .mockRejectedValueOnce(new Error('offline'));
  const source = createLoadableSource<number>(fetch);
  source.load();
  await flushPromises();
  source.refresh();
  expect(source.current()).toEqual({ status: 'ok', value: 1 });
  await flushPromises();
  expect(source.current()).toEqual({ status: 'ok', value: 2 });
  source.refresh();
  await flushPromises();
  expect(source.current().status).toBe('failed');
});
