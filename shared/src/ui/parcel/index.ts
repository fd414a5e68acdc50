export { createParcel, type Parcel, type ParcelProps } from './create-parcel.tsx';
export { ShellProvider, useAgent, useShell } from './shell-context.ts';
export { SlotOutlet } from './slot-outlet.tsx';
