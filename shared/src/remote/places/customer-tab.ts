import { definePlace } from '../place.ts';

/** A tab of a customer's profile, after the profile's own tabs. */
export const customerTab = /* @__PURE__ */ definePlace<
  {
    readonly customerId: string;
    /** The name in the customer's record. */
    readonly name?: string;
  },
  {
    /** The tab's text. */
    readonly label: string;
  }
>('customer.tab/1');
