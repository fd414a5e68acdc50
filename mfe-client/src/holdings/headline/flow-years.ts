import { addDays } from '@portal/shared/dates';
import type { DateRange } from '@portal/shared/flows';

/** Years that are loaded for all years. One without a transaction does not mean that the years before it have none. */
export const maxYears = 10;

const daysOfYear = 365;

/**
 * Returns the `back`-th range of 365 days before `today` (YYYY-MM-DD), both ends included: 0 ends today, 1 ends 365 days
 * before. The ranges have no gap, and one call covers each.
 */
export const getYearBefore = (today: string, back: number): DateRange => ({
  from: addDays(today, 1 - daysOfYear * (back + 1)),
  to: addDays(today, -daysOfYear * back),
});
