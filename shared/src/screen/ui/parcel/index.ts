export type { Parcel, ParcelProps } from '../../../contract/federation/parcel.ts';
export { createParcel } from './create-parcel.tsx';
export { ShellProvider, useAgent, useShell } from './shell-context.ts';
export { SlotOutlet } from './slot-outlet.tsx';
