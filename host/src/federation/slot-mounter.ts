import {
  type Shell,
  type SlotMounter,
  type SlotName,
  type SlotProps,
  slotOwners,
} from '@portal/shared/contract';
import type { ParcelProps } from '@portal/shared/ui';
import type { RemoteLoader } from './remote-loader.ts';

/** Of single-spa's parcels, what the mounter uses. */
interface MountedParcel {
  readonly mountPromise: Promise<unknown>;
  getStatus(): string;
  update?(props: object): Promise<unknown>;
  unmount(): Promise<unknown>;
}
type MountRootParcel = (parcel: object, props: object & { domElement: HTMLElement }) => MountedParcel;

export interface SlotMounterOptions {
  readonly loader: RemoteLoader;
  /** single-spa's own, fetched with the first slot. */
  readonly mountRootParcel: () => Promise<MountRootParcel>;
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
    let parcel: MountedParcel | undefined;
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
        const [config, mountRootParcel] = await Promise.all([loader.load(name), options.mountRootParcel()]);
        if (gone) return { status: 'mounted' as const };
        const mounting = mountRootParcel(config, fill());
        parcel = mounting;
        await mounting.mountPromise;
        if (!gone) void mounting.update?.(fill());
        return { status: 'mounted' as const };
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        return { status: 'failed' as const, remote: slotOwners[name], error };
      }
    })();

    return {
      outcome,
      update(next: SlotProps[Name]) {
        current = next;
        if (!gone && parcel?.getStatus() === 'MOUNTED') void parcel.update?.(fill());
      },
      async unmount() {
        gone = true;
        await outcome;
        if (parcel?.getStatus() === 'MOUNTED') await parcel.unmount();
        parcel = undefined;
        empty();
      },
    };
  }

  return { mount, preload: options.preload };
}
