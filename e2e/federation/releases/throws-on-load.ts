import type { Parcel } from '@portal/shared/ui';

function unloadable(): Parcel<object> {
  throw new Error('this release throws while it is loaded');
}

/** A slot of a bad release whose module throws during evaluation. */
export default unloadable();
