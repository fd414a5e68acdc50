import { definePlace, type NoMeta, type Place } from '../place.ts';

/** The dialog under the cart icon of the top bar. Only the first filling is used. */
export const cartSummary: Place<
  {
    /** Absent when the page has no customer and none was opened in this tab. The name follows when it is known. */
    readonly customer?: { readonly customerId: string; readonly name?: string };
    readonly onClose: () => void;
  },
  NoMeta,
  'cart.summary/1'
> = /* @__PURE__ */ definePlace('cart.summary/1');
