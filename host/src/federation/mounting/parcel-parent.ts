import type { mountRootParcel } from 'single-spa';

/** Mounts a parcel, as a root or as a child. */
export type MountParcel = typeof mountRootParcel;

/** It is the same function of single-spa, but single-spa declares the one for children without types of props. */
const isMountParcel = (value: unknown): value is MountParcel => typeof value === 'function';

const nothing = async () => {};

/** Mounts a parcel that shows nothing, and resolves with the function that mounts its children. */
function mountParent(mountRoot: MountParcel): Promise<MountParcel> {
  return new Promise((resolve, reject) => {
    const parent = mountRoot(
      {
        name: 'slots',
        bootstrap: nothing,
        async mount({ mountParcel }) {
          if (!isMountParcel(mountParcel)) throw new Error('single-spa mounts no children');
          resolve(mountParcel);
        },
        unmount: nothing,
      },
      { domElement: document.createElement('div') },
    );
    parent.mountPromise.catch(reject);
  });
}

/**
 * Returns a function that loads single-spa and resolves with what mounts a slot's parcel. single-spa keeps every root
 * parcel that it ever mounted, but releases a child when it unmounts. So all slots are children of one root parcel
 * (docs/adr/0001-single-spa.md). A failed load is repeated by the next call.
 */
export function createParcelParent(loadMountRoot: () => Promise<MountParcel>): () => Promise<MountParcel> {
  let mountChild: Promise<MountParcel> | undefined;
  return () => {
    mountChild ??= loadMountRoot()
      .then(mountParent)
      .catch((error) => {
        mountChild = undefined;
        throw error;
      });
    return mountChild;
  };
}
