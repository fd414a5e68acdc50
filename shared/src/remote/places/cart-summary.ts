import { definePlace } from '../place.ts';

/** The dialog under the cart icon of the top bar. Only the first filling is used. */
export const cartSummary = /* @__PURE__ */ definePlace<{
  /** Absent when the page has no customer and none was opened in this tab. The name follows when it is known. */
  readonly customer?: { readonly customerId: string; readonly name?: string };
  readonly onClose: () => void;
}>('cart.summary/1');
