import { tdayCalc } from '@portal/shared/api/pricing';
import type { Loadable } from '@portal/shared/contract';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { useSyncExternalStore } from 'react';
import { orderClock } from './order-clock.ts';

/**
 * The business day so many after pricing, for an order given now; another once 4 pm has passed. `undefined` asks
 * nothing.
 */
export function useBusinessDay(days: number | undefined): Loadable<{ readonly date: string }> {
  const given = useSyncExternalStore(orderClock.subscribe, orderClock.read);
  return useCall(tdayCalc, days === undefined ? undefined : { Date: given, TDay: days });
}

/** The day whose price an order given now gets (YYYY-MM-DD); `undefined` while, or when, it is not known. */
export function usePriceDate(): string | undefined {
  return valueOrUndefined(useBusinessDay(0))?.date;
}
