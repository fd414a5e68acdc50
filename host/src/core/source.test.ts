import type { Loadable } from '@portal/shared/contract';
import { createSource } from './source.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('loads, and holds what came', async () => {
  const source = createSource(async () => ['MYR']);
  source.load();
  expect(source.current()).toEqual({ status: 'loading' });
  await settled();
  expect(source.current()).toEqual({ status: 'ok', value: ['MYR'] });
});

test('nothing is failed, not empty', async () => {
  const source = createSource(async () => undefined);
  source.load();
  await settled();
  expect(source.current().status).toBe('failed');
});

test('a failure can be tried again', async () => {
  const fetch = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(1);
  const source = createSource<number>(fetch);
  const seen: Loadable<number>['status'][] = [];
  source.state$.subscribe((state) => seen.push(state.status));
  source.load();
  await settled();
  const failed = source.current();
  if (failed.status === 'failed') failed.retry();
  await settled();
  expect(seen).toEqual(['loading', 'failed', 'loading', 'ok']);
});

test('a reply that comes after a reset counts no more', async () => {
  let answer: (value: number) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const source = createSource<number>((signal) => {
    signals.push(signal);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  source.load();
  source.reset();
  answer(1);
  await settled();
  expect(source.current()).toEqual({ status: 'loading' });
  expect(signals[0]?.aborted).toBe(true);
});
