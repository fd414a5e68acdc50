import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mountRootParcel } from 'single-spa';
import { createParcelParent } from './parcel-parent.ts';

/** V8's garbage collection. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const done = async () => {};
const slot = { bootstrap: done, mount: done, unmount: done };

/** Mounts and unmounts a parcel, and returns what tells whether it is still alive. */
async function mountOnce(mountParcel: Awaited<ReturnType<ReturnType<typeof createParcelParent>>>) {
  const props = { domElement: document.createElement('div') };
  const parcel = mountParcel(slot, props);
  await parcel.mountPromise;
  await parcel.unmount();
  return new WeakRef(props);
}

test('releases a parcel after its unmount', async () => {
  // single-spa keeps a parcel for some seconds by timers, which real garbage collection does not end
  jest.useFakeTimers();
  const mountParcel = await createParcelParent(async () => mountRootParcel)();
  const props = await mountOnce(mountParcel);
  jest.clearAllTimers();
  jest.useRealTimers();
  await new Promise((next) => setTimeout(next));
  collectGarbage();
  expect(props.deref()).toBeUndefined();
});

test('mounts one parent for all parcels', async () => {
  const mountRoot = jest.fn(mountRootParcel);
  const load = createParcelParent(async () => mountRoot);
  expect(await load()).toBe(await load());
  expect(mountRoot).toHaveBeenCalledTimes(1);
});

test('loads again after a failure', async () => {
  const loadMountRoot = jest.fn(async () => mountRootParcel).mockRejectedValueOnce(new Error('offline'));
  const load = createParcelParent(loadMountRoot);
  await expect(load()).rejects.toThrow('offline');
  await expect(load()).resolves.toEqual(expect.any(Function));
});
