import { tdayCalc } from '@portal/shared/api/pricing';
import type { Loadable } from '@portal/shared/contract';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { formatDateWithDay } from '@portal/shared/dates';
import { useSyncExternalStore } from 'react';
import { orderClock } from '../cart/order-clock.ts';

/**
 * Loads the business day that is `days` after the price date of an order placed now. It is loaded again when 4 pm has
 * passed. With `undefined` it sends no request.
 */
export function useBusinessDay(days: number | undefined): Loadable<{ readonly date: string }> {
  const orderTime = useSyncExternalStore(orderClock.subscribe, orderClock.read);
  return useCall(tdayCalc, days === undefined ? undefined : { Date: orderTime, TDay: days });
}

/** Returns the price date of an order placed now (YYYY-MM-DD), or `undefined` while it is not known. */
export function usePriceDate(): string | undefined {
  return valueOrUndefined(useBusinessDay(0))?.date;
}

/** Formats a business day with its weekday; `…` while it loads, `Unknown` when that failed. */
export function dayText(day: Loadable<{ readonly date: string }>): string {
  if (day.status === 'ok') return formatDateWithDay(day.value.date);
  return day.status === 'failed' ? 'Unknown' : '…';
}
