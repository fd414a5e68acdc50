import { definePlace, type NoMeta, type Place } from '../place.ts';

/** The transactions of one account, on the Activity tab of a customer's profile. Only the first filling is used. */
export const accountHistory: Place<
  {
    readonly customerId: string;
    readonly accountId: string;
    /** Decides which agent code the calls send (HIS-01). */
    readonly plan: string;
  },
  NoMeta,
  'account.history/1'
> = /* @__PURE__ */ definePlace('account.history/1');
