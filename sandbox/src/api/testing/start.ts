/** Start time of the test clock: a business day, before the cut-off. */
export const START = new Date('2026-11-20T10:00:00+08:00');
