import { isWithinOneYear } from '@portal/shared/api/history';
import { addDays, isDate } from '@portal/shared/dates';
import type { DateRange } from '@portal/shared/flows';

/** Periods in the order of the picker. `custom` has two dates that the agent enters. */
export const periods = [
  { id: '30d', label: '30 days' },
  { id: '90d', label: '90 days' },
  { id: 'year', label: 'This year' },
  { id: 'custom', label: 'Custom' },
] as const;

export type PeriodId = (typeof periods)[number]['id'];

/** A selected period: a preset, or two dates that may be empty or wrong. */
export type Period =
  | { readonly id: Exclude<PeriodId, 'custom'> }
  | { readonly id: 'custom'; readonly from: string; readonly to: string };

/** Result of checking a period. `at` names the wrong date. */
export type RangeCheck =
  | { readonly status: 'ok'; readonly range: DateRange }
  | { readonly status: 'incomplete' }
  | { readonly status: 'wrong'; readonly at: 'from' | 'to'; readonly message: string };

/**
 * Converts a period to the range of dates of the request, ends included, or says which custom date is missing or wrong:
 * `30d` and `90d` begin that many days before `today` (YYYY-MM-DD), `year` on 1 January.
 */
export function checkPeriod(period: Period, today: string): RangeCheck {
  switch (period.id) {
    case '30d':
      return { status: 'ok', range: { from: addDays(today, -30), to: today } };
    case '90d':
      return { status: 'ok', range: { from: addDays(today, -90), to: today } };
    case 'year':
      return { status: 'ok', range: { from: `${today.slice(0, 4)}-01-01`, to: today } };
    case 'custom':
      return checkCustomDates(period.from, period.to, today);
  }
}

function checkCustomDates(from: string, to: string, today: string): RangeCheck {
  if (!isDate(from) || !isDate(to)) return { status: 'incomplete' };
  if (from > today) return { status: 'wrong', at: 'from', message: 'The first day is in the future.' };
  if (to > today) return { status: 'wrong', at: 'to', message: 'The last day is in the future.' };
  if (from > to) return { status: 'wrong', at: 'to', message: 'The last day is before the first.' };
  if (!isWithinOneYear(from, to))
    return { status: 'wrong', at: 'from', message: 'Choose at most one year at a time.' };
  return { status: 'ok', range: { from, to } };
}

/**
 * Reads the period of a URL; one that is missing or unknown is 90 days. Custom dates are not checked and empty where
 * they are missing.
 */
export function periodFromUrl(params: URLSearchParams): Period {
  const id = params.get('period');
  switch (id) {
    case '30d':
    case 'year':
      return { id };
    case 'custom':
      return { id, from: params.get('from') ?? '', to: params.get('to') ?? '' };
    default:
      return { id: '90d' };
  }
}

/**
 * Writes the period into a copy of the URL's parameters, in place of the one there. The default, 90 days, is left out,
 * and so are empty custom dates.
 */
export function periodToUrl(period: Period, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['period', 'from', 'to']) next.delete(name);
  if (period.id !== '90d') next.set('period', period.id);
  if (period.id === 'custom') {
    if (period.from) next.set('from', period.from);
    if (period.to) next.set('to', period.to);
  }
  return next;
}
