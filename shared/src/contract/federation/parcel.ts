import type { ReactAppOrParcel } from 'single-spa-react';
import type { Location } from '../navigation.ts';
import type { Shell } from '../shell.ts';

/**
 * Props that the host passes to a parcel. single-spa replaces all props on an update, so the host always
 * sends all of them.
 */
export interface ParcelProps<Props> {
  readonly domElement: HTMLElement;
  readonly shell: Shell;
  readonly location: Location;
  readonly slotProps: Props;
  /** Reports a crash after mounting; the host then shows its error panel in the slot's place. */
  readonly onFailed: (error: Error) => void;
}

/** A slot's module, which single-spa mounts, updates and unmounts. */
export type Parcel<Props> = ReactAppOrParcel<ParcelProps<Props>>;
