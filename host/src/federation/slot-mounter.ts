import {
  type Shell,
  type SlotMounter,
  type SlotName,
  type SlotProps,
  slotOwners,
} from '@portal/shared/contract';
import type { ParcelProps, Parcel as SlotParcel } from '@portal/shared/ui';
import type { mountRootParcel, Parcel } from 'single-spa';
import type { RemoteLoader } from './remote-loader.ts';
import { pause } from './with-deadline.ts';

export interface SlotMounterOptions {
  readonly loader: Pick<RemoteLoader, 'climb' | 'forget'>;
  /** single-spa's own. */
  readonly mountRootParcel: () => Promise<typeof mountRootParcel>;
  /** The shell as the owner of the slot may see it. */
  readonly shellFor: (slot: SlotName) => Shell;
  readonly preload: (slot: SlotName) => void;
}

/**
 * How long a lifecycle of a parcel may take before the console hears of it, in milliseconds. single-spa itself speaks
 * after 1 s, which a busy computer may take; its timers hold a parcel for as long, so it is no more than this.
 */
const notable = { millis: 5_000, warningMillis: 5_000, dieOnTimeout: false };
const timeouts = { bootstrap: notable, mount: notable, update: notable, unmount: notable };

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Mounts slots as single-spa parcels. A slot that throws at its first render, effects included, is taken from the next
 * release that the loader has; one that throws later is told of. single-spa keeps every root parcel it ever mounted, so
 * each gets one mutable props object that is emptied after unmount: what stays behind then holds nothing
 * (docs/adr/0001-single-spa.md).
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
    let props: Partial<ParcelProps<SlotProps[Name]>> = {};
    let onCrash: (error: Error) => void = () => {};

    const fill = () =>
      Object.assign(props, {
        domElement: element,
        shell,
        location: shell.navigation.location(),
        slotProps: current,
        onFailed: (error: Error) => onCrash(error),
      });
    /** Takes the parcel off the page; what single-spa keeps of it holds nothing. */
    const remove = async () => {
      const leaving = parcel;
      const kept = props;
      parcel = undefined;
      props = {};
      if (leaving?.getStatus() === 'MOUNTED') await leaving.unmount();
      for (const key of Object.keys(kept)) Reflect.deleteProperty(kept, key);
    };

    /** Mounts a parcel; gives the error of a first render, or of its effects, that threw. */
    async function show(
      mountParcel: typeof mountRootParcel,
      config: SlotParcel<object>,
    ): Promise<Error | undefined> {
      let crash: Error | undefined;
      onCrash = (error) => {
        crash = error;
      };
      try {
        const patient = { ...config, timeouts };
        parcel = mountParcel(patient, fill());
        await parcel.mountPromise;
        // what the first render sets going runs in React's next task
        await pause(0);
      } catch (thrown) {
        crash ??= asError(thrown);
      }
      return crash;
    }

    const outcome = (async () => {
      try {
        const climb = loader.climb(name);
        const singleSpa = options.mountRootParcel();
        for (;;) {
          const [config, mountParcel] = await Promise.all([climb.next(), singleSpa]);
          if (!gone && !climb.isComposed()) element.replaceChildren();
          const crash = gone ? undefined : await show(mountParcel, config);
          if (gone) return { status: 'mounted' as const };
          if (crash === undefined) {
            climb.stands();
            onCrash = (error) => {
              if (gone) return;
              loader.forget(name);
              onFailed(error);
            };
            return { status: 'mounted' as const };
          }
          climb.crashed(crash);
          await remove();
          element.replaceChildren();
        }
      } catch (thrown) {
        return { status: 'failed' as const, remote: slotOwners[name], error: asError(thrown) };
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
        await remove();
      },
    };
  }

  return { mount, preload: options.preload };
}
