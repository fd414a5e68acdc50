import { createLazyCode } from '@portal/shared/lazy-code';

/** The receipt's code, which is fetched when it is printed. */
export const receiptCode = createLazyCode(
  () => import(/* webpackChunkName: "receipt" */ './receipt-paper.tsx'),
);
