import { definePlace } from '../place.ts';

/** The transactions of one account, on the Activity tab of a customer's profile. Only the first filling is used. */
export const accountHistory = /* @__PURE__ */ definePlace<{
  readonly customerId: string;
  readonly accountId: string;
  /** Decides which agent code the calls send (HIS-01). */
  readonly plan: string;
}>('account.history/1');
