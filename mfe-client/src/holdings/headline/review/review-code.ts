import { createLazyCode } from '@portal/shared/lazy-code';

/** The review's code, which is fetched when it is printed. */
export const reviewCode = createLazyCode(
  () => import(/* webpackChunkName: "review-paper" */ './review-paper.tsx'),
);
