import { createLazyCode } from '@portal/shared/lazy-code';

/** The code of the printed result, which is fetched when it is printed. */
export const resultPaperCode = createLazyCode(
  () => import(/* webpackChunkName: "result-paper" */ './result-paper.tsx'),
);
