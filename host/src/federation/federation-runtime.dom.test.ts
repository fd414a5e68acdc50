import { init } from '@module-federation/runtime';
import type { SlotName } from '@portal/shared/contract';
import { startFederation } from './federation-runtime.ts';
import { hash, releaseOf } from './release-fixtures.ts';
import { createTrustedScripts } from './scripts/trusted-scripts.ts';

const release = releaseOf('mfe-cart', '1.0.0');
const entry = `${release.base}${release.entry}`;
const failHungRequests = jest.fn();
const failing = () => Promise.reject(new Error('failed before'));

init({ name: 'host', remotes: [] });
const federation = startFederation(createTrustedScripts(new Map([[entry, hash]])), failHungRequests);

/** Starts an attempt at a slot. Each address has one script; without one the runtime awaits an earlier attempt. */
async function startAttempt(slot: SlotName, attempt: number) {
  const loading = federation.load(release, slot, attempt);
  loading.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  const element = document.querySelector('script');
  return {
    loading,
    address: element?.src,
    end: (event: 'load' | 'error', get?: (slot: string) => Promise<() => unknown>) => {
      if (get) Reflect.set(globalThis, release.container, { get, init: () => {} });
      element?.dispatchEvent(new Event(event));
    },
    leave: () => element?.remove(),
  };
}

test('[FED-03] a further attempt loads a release whose entry hangs, at a new address, and ends the hung requests', async () => {
  const hung = await startAttempt('cart', 0);
  expect(hung.address).toBe(entry);
  expect(failHungRequests).not.toHaveBeenCalled();
  hung.leave();
  const next = await startAttempt('cart', 1);
  expect(next.address).toBe(`${entry}?attempt=1`);
  expect(failHungRequests).toHaveBeenCalledWith(release);
  next.end('load', async () => () => 'the slot');
  await expect(next.loading).resolves.toBe('the slot');
});

test('[FED-03] a further attempt loads a slot that failed, from a separate container', async () => {
  const first = await startAttempt('checkout', 2);
  first.end('load', failing);
  await expect(first.loading).rejects.toThrow('failed before');
  const next = await startAttempt('checkout', 3);
  next.end('load', async () => () => 'the slot');
  await expect(next.loading).resolves.toBe('the slot');
});
