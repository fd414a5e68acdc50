import type { Parcel } from '@portal/shared/ui';

function unloadable(): Parcel<object> {
  throw new Error('this release throws while it is loaded');
}

/** A slot of a bad release: its module throws while it is evaluated. */
export default unloadable();
