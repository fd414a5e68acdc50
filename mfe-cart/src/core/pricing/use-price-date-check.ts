import { tdayCalc } from '@portal/shared/api/pricing';
import { useApi, valueOrUndefined } from '@portal/shared/data';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { orderClock } from '../cart/order-clock.ts';
import { useBusinessDay } from './use-price-date.ts';

/**
 * Returns a function to call when a press is about to send orders. It resolves with whether their price date is another
 * one than the screen showed: then nothing may be sent, the screen shows the new date, and the next press sends.
 * `isPriced`: the orders are priced when they are sent; else no press is stopped, and nothing is loaded.
 */
export function usePriceDateCheck(isPriced: boolean): () => Promise<boolean> {
  const api = useApi();
  const time = useSyncExternalStore(orderClock.subscribe, orderClock.read);
  const date = valueOrUndefined(useBusinessDay(isPriced ? 0 : undefined))?.date;
  // also while the next one loads: a click that brings the window back after a sleep may press the button too
  const shown = useRef(date);
  useEffect(() => {
    if (date !== undefined) shown.current = date;
  }, [date]);
  return async () => {
    const before = date ?? shown.current;
    // it had no price date to show
    if (!isPriced || before === undefined) return false;
    orderClock.refresh();
    const now = orderClock.read();
    const hasPassed = now !== time;
    if (!hasPassed && date !== undefined) return false;
    // the screen asks for the same day now
    const day = await api.attempt(tdayCalc, { Date: now, TDay: 0 }, { isShared: true });
    return day.status === 'ok' ? day.value.date !== before : hasPassed;
  };
}
