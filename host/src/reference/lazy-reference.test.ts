import { testShell } from '@portal/shared/testing';
import { createLazyReference } from './lazy-reference.ts';

const { reference } = testShell();

test('returns the same loading object for all entries until its code has loaded', async () => {
  const lazy = createLazyReference(async () => reference);
  expect(lazy.current('schemes')).toBe(lazy.current('funds'));
  const seen: string[] = [];
  lazy.of$('schemes').subscribe(({ status }) => seen.push(status));
  expect(seen).toEqual(['loading']);
  await Promise.resolve();
  expect(lazy.current('schemes')).toBe(reference.current('schemes'));
});

test('fails when its code does not load, and loads it again on retry', async () => {
  let attempts = 0;
  const lazy = createLazyReference(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('Loading chunk 3 failed');
    return reference;
  });
  lazy.of$('schemes').subscribe();
  await new Promise((resolve) => setTimeout(resolve));
  const failed = lazy.current('schemes');
  if (failed.status !== 'failed') throw new Error('It did not fail');
  failed.retry();
  await new Promise((resolve) => setTimeout(resolve));
  expect(lazy.current('schemes')).toBe(reference.current('schemes'));
  expect(attempts).toBe(2);
});
