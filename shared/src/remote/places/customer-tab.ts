import type { Conditional } from '../conditional.ts';
import { definePlace, type Place } from '../place.ts';

/** A tab of a customer's profile, after the profile's own tabs. */
export const customerTab: Place<
  {
    readonly customerId: string;
    /** The name in the customer's record. */
    readonly name?: string;
  },
  {
    /** The tab's text. */
    readonly label: string;
  } & Conditional,
  'customer.tab/1'
> = /* @__PURE__ */ definePlace('customer.tab/1');
