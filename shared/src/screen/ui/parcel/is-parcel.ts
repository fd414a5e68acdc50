import type { Parcel } from '../../../contract/federation/parcel.ts';

/** Whether a value has the four lifecycles that single-spa mounts a parcel by. */
export function isParcel(value: unknown): value is Parcel<object> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['bootstrap', 'mount', 'unmount', 'update'].every((key) => typeof Reflect.get(value, key) === 'function')
  );
}
