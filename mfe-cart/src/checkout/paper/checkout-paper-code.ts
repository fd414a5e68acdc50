import { createLazyCode } from '@portal/shared/lazy-code';

/** The code of the checkout summary, which is fetched when it is printed. */
export const checkoutPaperCode = createLazyCode(
  () => import(/* webpackChunkName: "checkout-paper" */ './checkout-paper.tsx'),
);
