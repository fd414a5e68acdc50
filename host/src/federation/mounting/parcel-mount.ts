import type { ParcelProps, Parcel as SlotParcel } from '@portal/shared/ui';
import type { Parcel } from 'single-spa';
import { delay } from '../loading/index.ts';
import type { MountParcel } from './parcel-parent.ts';

/**
 * single-spa warns in the console after 1 s of a lifecycle, which a busy computer may take. Its timers keep the parcel
 * alive until the warning, so the limit is only 5 s. Milliseconds.
 */
const warnAfter = { millis: 5_000, warningMillis: 5_000, dieOnTimeout: false };
const timeouts = { bootstrap: warnAfter, mount: warnAfter, update: warnAfter, unmount: warnAfter };

/** Mounts one parcel at a time, in one element. */
interface ParcelMount {
  /** Mounts a parcel. Resolves with the error when its first render or the effects of that render threw. */
  mount(mountParcel: MountParcel, config: SlotParcel<object>): Promise<Error | undefined>;
  /** Calls `listener` when the mounted parcel crashes from now on. */
  onCrash(listener: (error: Error) => void): void;
  /** Gives the mounted parcel its props again. */
  update(): Promise<void>;
  /** Unmounts the parcel. */
  remove(): Promise<void>;
}

/** Turns any thrown value into an Error. */
export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Removes single-spa's module from the props of a lifecycle: by it a remote would get the errors of others. */
const withoutModule =
  <Props extends object, Result>(lifecycle: (props: Props) => Result) =>
  (props: Props): Result => {
    Reflect.deleteProperty(props, 'singleSpa');
    return lifecycle(props);
  };

/**
 * Creates a mount whose parcels get the props that `readProps` returns; `mount` resolves with the error of a parcel
 * that failed, else `undefined`. single-spa keeps a parcel that never mounted, and its timers keep each for 5 s, so a
 * parcel gets one props object, which is emptied after unmount (docs/adr/0001-single-spa.md).
 */
export function createParcelMount(readProps: () => Omit<ParcelProps<object>, 'onFailed'>): ParcelMount {
  let parcel: Parcel | undefined;
  let props: Partial<ParcelProps<object>> = {};
  let reportCrash: (error: Error) => void = () => {};
  const fillProps = () =>
    Object.assign(props, readProps(), { onFailed: (error: Error) => reportCrash(error) });

  return {
    async mount(mountParcel, config) {
      let crash: Error | undefined;
      reportCrash = (error) => {
        crash = error;
      };
      try {
        const parcelConfig = {
          bootstrap: withoutModule(config.bootstrap),
          mount: withoutModule(config.mount),
          ...(config.update && { update: withoutModule(config.update) }),
          unmount: withoutModule(config.unmount),
          timeouts,
        };
        parcel = mountParcel(parcelConfig, fillProps());
        await parcel.mountPromise;
        // React runs the effects of the first render in its next task
        await delay(0);
      } catch (thrown) {
        crash ??= asError(thrown);
      }
      return crash;
    },
    onCrash(listener) {
      reportCrash = listener;
    },
    async update() {
      if (parcel?.getStatus() === 'MOUNTED') await parcel.update?.(fillProps());
    },
    async remove() {
      const oldParcel = parcel;
      const removedProps = props;
      parcel = undefined;
      props = {};
      if (oldParcel?.getStatus() === 'MOUNTED') await oldParcel.unmount();
      for (const key of Object.keys(removedProps)) Reflect.deleteProperty(removedProps, key);
    },
  };
}
