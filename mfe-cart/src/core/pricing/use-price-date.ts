import { tdayCalc } from '@portal/shared/api/pricing';
import type { Loadable } from '@portal/shared/contract';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { formatDateWithDay } from '@portal/shared/dates';
import { useSyncExternalStore } from 'react';
import { orderClock } from '../cart/order-clock.ts';

/**
 * Loads the business day that is `days` business days after the price date of an order placed now (0: the price date
 * itself). When 4 pm in Malaysia has passed it is loaded again. With `undefined` it is loading and sends no request.
 */
export function useBusinessDay(days: number | undefined): Loadable<{ readonly date: string }> {
  const orderTime = useSyncExternalStore(orderClock.subscribe, orderClock.read);
  return useCall(tdayCalc, days === undefined ? undefined : { Date: orderTime, TDay: days });
}

/**
 * Returns the price date of an order placed now (YYYY-MM-DD), which the service computes; `undefined` while it loads or
 * when that failed.
 */
export function usePriceDate(): string | undefined {
  return valueOrUndefined(useBusinessDay(0))?.date;
}

/** Returns a loaded business day as text with its weekday; `…` while it loads, `Unknown` when that failed. */
export function dayText(day: Loadable<{ readonly date: string }>): string {
  if (day.status === 'ok') return formatDateWithDay(day.value.date);
  return day.status === 'failed' ? 'Unknown' : '…';
}
