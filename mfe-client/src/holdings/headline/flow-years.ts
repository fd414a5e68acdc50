import { addDays } from '@portal/shared/dates';
import type { DateRange } from '@portal/shared/flows';

/** Years that are loaded for all years. One without a transaction does not mean that the years before it have none. */
export const maxYears = 10;

const daysOfYear = 365;

/**
 * Returns the 365 days that end `back` years before `today` (YYYY-MM-DD); 0 is the last year. The years have no gap,
 * and one call covers each.
 */
export const getYearBefore = (today: string, back: number): DateRange => ({
  from: addDays(today, 1 - daysOfYear * (back + 1)),
  to: addDays(today, -daysOfYear * back),
});
