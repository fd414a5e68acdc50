import { createLazyCode } from '@portal/shared/lazy-code';

/** The code of the statement of activity, which is fetched when it is printed. */
export const activityPaperCode = createLazyCode(
  () => import(/* webpackChunkName: "activity-paper" */ './activity-paper.tsx'),
);
