import type { Condition } from '../conditional.ts';
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
    /** Default: always shown. */
    readonly when?: Condition;
  },
  'customer.tab/1'
> = /* @__PURE__ */ definePlace('customer.tab/1');
