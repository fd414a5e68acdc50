import { addBusinessDays, type IsoDate } from '../calendar.ts';
import type { OrderItem } from './order-item.ts';
import type { ApplicationStatus } from './status-transitions.ts';

/** Statuses of applications that wait for the fund company. */
export const PROCESSED_STATUSES = ['Submitted', 'In Process'] as const satisfies ApplicationStatus[];

/** An application that waits for the fund company, and the last business day that passed for it. */
export interface ProcessedApplication {
  readonly status: (typeof PROCESSED_STATUSES)[number];
  /** T: the business day whose price the orders get. */
  readonly tradeDate: IsoDate;
  readonly processedTo: IsoDate | null;
  readonly isSettled: boolean;
  /** Business days from T to the last payout; 0 when nothing is paid out. */
  readonly longestCycle: number;
}

/** What happens to an application on a business day, in this order. */
export interface DayWork {
  readonly day: IsoDate;
  readonly takesUp: boolean;
  readonly settles: boolean;
  readonly completes: boolean;
}

/**
 * Returns the next business day of an application, and what is done on it: on T it is taken up, on the day after T its
 * price is known and units change, and it is complete when the last redemption is paid out.
 */
export function nextDay(application: ProcessedApplication): DayWork {
  const { status, tradeDate, processedTo, isSettled, longestCycle } = application;
  const isNew = status === 'Submitted';
  const firstDay = isNew ? tradeDate : addBusinessDays(tradeDate, 1);
  const day = processedTo === null ? firstDay : addBusinessDays(processedTo, 1);
  const isPriced = day > tradeDate;
  return {
    day,
    takesUp: isNew,
    settles: isPriced && !isSettled,
    completes: isPriced && day >= addBusinessDays(tradeDate, longestCycle),
  };
}

/**
 * Returns the business days from T to the last payout of these items; 0 without a redemption. `cycleOf` returns a
 * scheme's redemption cycle in business days.
 */
export const longestCycleOf = (items: readonly OrderItem[], cycleOf: (scheme: string) => number): number =>
  Math.max(0, ...items.map((item) => (item.type === 'redemption' ? cycleOf(item.payload.scheme) : 0)));
