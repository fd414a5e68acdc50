/** The period of the transactions: its URL parameters, its dates and its picker. */
export { checkPeriod } from './period.ts';
export { PeriodDates, PeriodPicker } from './period-picker.tsx';
export { usePeriod } from './use-period.ts';
