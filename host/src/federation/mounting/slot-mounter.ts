import type { MountedSlot, RemoteName, Shell, SlotMounter, SlotName } from '@portal/shared/contract';
import type { SlotDirectory } from '../../core/slot-directory.ts';
import { delay, type RemoteLoader } from '../loading/index.ts';
import { asError, createParcelMount } from './parcel-mount.ts';
import { createParcelParent, type MountParcel } from './parcel-parent.ts';

interface SlotMounterOptions {
  readonly loader: Pick<RemoteLoader, 'startLoad' | 'forget' | 'lastLoad'>;
  /** Loads single-spa's `mountRootParcel`. */
  readonly mountRootParcel: () => Promise<MountParcel>;
  readonly directory: SlotDirectory;
  /** The shell that a remote may use. */
  readonly shellFor: (remote: RemoteName) => Shell;
  /** Fetches all files of a remote's first slot: container and chunks at once, not one after the other. */
  readonly preload: (name: SlotName) => void;
  /** The same for one that may be mounted next. */
  readonly prefetch: SlotMounter['preload'];
}

/** How long a slot waits for the removal of the one before. Milliseconds. */
const longestRemoval = 1_000;

/**
 * Creates the mounter of slots as single-spa parcels. A slot that throws at its first render, effects included, falls
 * back to the next release; a slot that crashes later is reported to `onFailed`. The monitor of the slot's owner receives
 * every failure, because it knows the release.
 */
export function createSlotMounter(options: SlotMounterOptions): SlotMounter {
  const { loader, directory, shellFor } = options;
  const loadSingleSpa = createParcelParent(options.mountRootParcel);
  let removal: Promise<void> = Promise.resolve();

  /**
   * Resolves when the slots that were left are removed, those inside them too, so that their effects end before those of
   * the next slot begin; at the latest after a second, because a remote's `unmount` may never end.
   */
  async function waitForRemoval(): Promise<void> {
    const limit = delay(longestRemoval);
    let waitedFor: Promise<void> | undefined;
    while (waitedFor !== removal) {
      waitedFor = removal;
      await Promise.race([waitedFor.catch(() => undefined), limit]);
    }
  }

  function mount(
    name: SlotName,
    element: HTMLElement,
    slotProps: object,
    onFailed: (error: Error) => void,
  ): MountedSlot<string> {
    const address = directory.find(name);
    // what has crashed has other addresses, which only the loader knows
    if (loader.lastLoad(address.remote) === undefined) options.preload(name);
    const shell = shellFor(address.remote);
    const where = `slot ${address.slot}`;
    let currentProps = slotProps;
    let isUnmounted = false;
    // a page of a session that ends meanwhile is about to unmount, and its slots expect an agent
    const isSignedIn = () => shell.session.current().status === 'active';
    const hadSession = isSignedIn();
    const isOver = () => isUnmounted || (hadSession && !isSignedIn());
    const parcel = createParcelMount(() => ({
      domElement: element,
      shell,
      location: shell.navigation.location(),
      slotProps: currentProps,
    }));

    async function loadAndMount(): Promise<void> {
      const load = loader.startLoad(address);
      const singleSpa = loadSingleSpa();
      for (;;) {
        const [config, mountParcel] = await Promise.all([load.loadNext(), singleSpa]);
        await waitForRemoval();
        if (isOver()) return;
        if (!load.isComposed()) element.replaceChildren();
        const crash = await parcel.mount(mountParcel, config);
        if (isOver()) return;
        if (crash === undefined) break;
        load.markCrashed(crash);
        await parcel.remove();
        element.replaceChildren();
      }
      load.markMounted();
      parcel.onCrash((error) => {
        if (isUnmounted) return;
        shell.monitor.error(error, where);
        loader.forget(address, error);
        onFailed(error);
      });
    }
    const outcome = loadAndMount().then(
      () => ({ status: 'mounted' as const }),
      (thrown: unknown) => {
        const error = asError(thrown);
        if (!isUnmounted) shell.monitor.error(error, where);
        return { status: 'failed' as const, remote: address.remote, error };
      },
    );

    // single-spa refuses an operation while another one runs, so they are queued
    let queue: Promise<unknown> = outcome;
    let isUpdateQueued = false;

    return {
      outcome,
      update(next) {
        currentProps = next;
        if (isUpdateQueued) return;
        isUpdateQueued = true;
        queue = queue.then(async () => {
          isUpdateQueued = false;
          if (!isUnmounted) await parcel.update();
        });
      },
      async unmount() {
        isUnmounted = true;
        await queue;
        // this task renders what comes instead, and a long page takes as long to remove
        removal = delay(0).then(parcel.remove);
        await removal;
      },
    };
  }

  const { describe, fillings } = directory;
  return { mount, preload: options.prefetch, describe, fillings };
}
