import { definePlace, type NoMeta, type Place } from '../place.ts';

/** The form of a transaction, over the page that opened it. Only the first filling is used. */
export const transaction: Place<
  {
    /** Name of the kind: `invest`. Of one that the release does not have, the form says so. */
    readonly kind: string;
    readonly customerId: string;
    /** Account that is chosen before. */
    readonly accountId?: string;
    /** Scheme that is chosen before. */
    readonly scheme?: string;
    readonly onClose: () => void;
  },
  NoMeta,
  'transaction/1'
> = /* @__PURE__ */ definePlace('transaction/1', { shownAs: 'over-page' });
