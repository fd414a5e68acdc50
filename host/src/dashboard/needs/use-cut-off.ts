import { tdayCalc } from '@portal/shared/api/pricing';
import type { Loadable } from '@portal/shared/contract';
import { mapLoadable, useCall } from '@portal/shared/data';
import { formatDayAndMonth } from '@portal/shared/dates';
import { useEffect, useState } from 'react';
import { cutOffOf } from './cut-off.ts';

const MINUTE_MS = 60_000;

/** Returns the time, which changes with each minute of the clock. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const waitForMinute = () => {
      timer = setTimeout(
        () => {
          setNow(new Date());
          waitForMinute();
        },
        MINUTE_MS - (Date.now() % MINUTE_MS),
      );
    };
    waitForMinute();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** What the service says of today's price. */
export interface PriceDay {
  /** When today's price ends, if it had not when home was opened. */
  readonly cutOff: string | undefined;
  readonly isPricedToday: boolean | undefined;
  /** The day whose price later payments get, as it is shown. */
  readonly nextDay: Loadable<string>;
}

/** Returns the cut-off of today's price. The service is asked only while `isWaitedFor`, since it alone knows holidays. */
export function usePriceDay(isWaitedFor: boolean): PriceDay {
  const [{ today, cutOff }] = useState(() => cutOffOf(new Date()));
  const isAsked = isWaitedFor && cutOff !== undefined;
  const priced = useCall(tdayCalc, isAsked ? { Date: today, TDay: 0 } : undefined);
  const isPricedToday = priced.status === 'ok' ? priced.value.date === today : undefined;
  const next = useCall(tdayCalc, isAsked ? { Date: today, TDay: 1 } : undefined);
  // on a holiday the first day with a price is a later one already
  const nextDay = isPricedToday === false ? priced : next;
  return {
    cutOff,
    isPricedToday,
    nextDay: mapLoadable(nextDay, ({ date }) => formatDayAndMonth(date)),
  };
}
