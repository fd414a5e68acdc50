import {
  type Shell,
  type SlotMounter,
  type SlotName,
  type SlotProps,
  slotOwners,
} from '@portal/shared/contract';
import type { ParcelProps } from '@portal/shared/ui';
import type { mountRootParcel, Parcel } from 'single-spa';
import type { RemoteLoader } from './remote-loader.ts';

export interface SlotMounterOptions {
  readonly loader: RemoteLoader;
  /** single-spa's own, fetched with the first slot. */
  readonly mountRootParcel: () => Promise<typeof mountRootParcel>;
  /** The shell as the owner of the slot may see it. */
  readonly shellFor: (slot: SlotName) => Shell;
  readonly preload: (slot: SlotName) => void;
}

/**
 * Mounts slots as single-spa parcels. single-spa keeps every root parcel it ever mounted, so each gets one mutable
 * props object that is emptied after unmount: what stays behind then holds nothing (docs/adr/0001-single-spa.md).
 */
export function createSlotMounter(options: SlotMounterOptions): SlotMounter {
  const { loader, shellFor } = options;

  function mount<Name extends SlotName>(
    name: Name,
    element: HTMLElement,
    slotProps: SlotProps[Name],
    onFailed: (error: Error) => void,
  ) {
    const shell = shellFor(name);
    let current = slotProps;
    let gone = false;
    let parcel: Parcel | undefined;
    const props: Partial<ParcelProps<SlotProps[Name]>> = {};

    const fill = () =>
      Object.assign(props, {
        domElement: element,
        shell,
        location: shell.navigation.location(),
        slotProps: current,
        onFailed: (error: Error) => {
          if (gone) return;
          loader.forget(name);
          onFailed(error);
        },
      });
    const empty = () => {
      for (const key of Object.keys(props)) Reflect.deleteProperty(props, key);
    };

    const outcome = (async () => {
      try {
        const [config, mountParcel] = await Promise.all([loader.load(name), options.mountRootParcel()]);
        if (gone) return { status: 'mounted' as const };
        const mounting = mountParcel(config, fill());
        parcel = mounting;
        await mounting.mountPromise;
        return { status: 'mounted' as const };
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        return { status: 'failed' as const, remote: slotOwners[name], error };
      }
    })();

    // single-spa refuses what comes while it is still updating, so one thing follows the other
    let work: Promise<unknown> = outcome;
    let updateWaits = false;

    return {
      outcome,
      update(next: SlotProps[Name]) {
        current = next;
        if (updateWaits) return;
        updateWaits = true;
        work = work.then(async () => {
          updateWaits = false;
          if (!gone && parcel?.getStatus() === 'MOUNTED') await parcel.update?.(fill());
        });
      },
      async unmount() {
        gone = true;
        await work;
        if (parcel?.getStatus() === 'MOUNTED') await parcel.unmount();
        parcel = undefined;
        empty();
      },
    };
  }

  return { mount, preload: options.preload };
}
