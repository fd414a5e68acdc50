import type { Condition } from '../conditional.ts';
import { definePlace, type Place } from '../place.ts';

/** An action under More on a customer's profile. It opens over the page. */
export const customerAction: Place<
  {
    readonly customerId: string;
    /** The name in the customer's record. */
    readonly name?: string;
    readonly onClose: () => void;
  },
  {
    /** Text of the menu's entry. */
    readonly label: string;
    /** Default: always shown. */
    readonly when?: Condition;
  },
  'customer.action/1'
> = /* @__PURE__ */ definePlace('customer.action/1', { shownAs: 'over-page' });
