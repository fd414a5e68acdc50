import { testShell } from '@portal/shared/testing';
import { createLazyReference } from './lazy-reference.ts';

const { reference } = testShell();

test('is loading, as one and the same object, until its code has come', async () => {
  const lazy = createLazyReference(async () => reference);
  expect(lazy.current('schemes')).toBe(lazy.current('funds'));
  const seen: string[] = [];
  lazy.of$('schemes').subscribe(({ status }) => seen.push(status));
  expect(seen).toEqual(['loading']);
  await Promise.resolve();
  expect(lazy.current('schemes')).toBe(reference.current('schemes'));
});

test('code that could not be fetched is a failure that can be retried, never a memory', async () => {
  let turn = 0;
  const lazy = createLazyReference(async () => {
    turn += 1;
    if (turn === 1) throw new Error('Loading chunk 3 failed');
    return reference;
  });
  lazy.of$('schemes').subscribe();
  await new Promise((resolve) => setTimeout(resolve));
  const failed = lazy.current('schemes');
  if (failed.status !== 'failed') throw new Error('It did not fail');
  failed.retry();
  await new Promise((resolve) => setTimeout(resolve));
  expect(lazy.current('schemes')).toBe(reference.current('schemes'));
  expect(turn).toBe(2);
});
