import { addDays } from '@portal/shared/dates';
import type { DateRange } from '@portal/shared/flows';

/** Periods in the order of the picker. */
export const flowPeriods = [
  { id: '3m', label: '3 months' },
  { id: '1y', label: '1 year' },
  { id: 'all', label: 'All years' },
] as const;
/** A period of the card. */
export type FlowPeriod = (typeof flowPeriods)[number]['id'];

const daysOfThreeMonths = 91;
const daysOfYear = 365;

/**
 * Returns the 365 days that end `back` years before `today` (YYYY-MM-DD); 0 is the last year. The years have no gap,
 * and one call covers each.
 */
export const getYearBefore = (today: string, back: number): DateRange => ({
  from: addDays(today, 1 - daysOfYear * (back + 1)),
  to: addDays(today, -daysOfYear * back),
});

/** Returns the first day of a period, YYYY-MM-DD; `loadedFrom` is the first day whose transactions are loaded. */
export function getFirstDay(period: FlowPeriod, today: string, loadedFrom: string): string {
  if (period === 'all') return loadedFrom;
  return period === '3m' ? addDays(today, -daysOfThreeMonths) : getYearBefore(today, 0).from;
}
