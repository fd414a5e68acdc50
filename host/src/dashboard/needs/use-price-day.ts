import { tdayCalc } from '@portal/shared/api/pricing';
import type { Loadable } from '@portal/shared/contract';
import { mapLoadable, useCall } from '@portal/shared/data';
import { formatDayAndMonth, malaysianDateOf } from '@portal/shared/dates';
import { useState } from 'react';
import { cutOffOf } from './cut-off.ts';

/** What the service says of today's price. */
export interface PriceDay {
  /** When today's price ends, if it had not when home was opened, or the day began. */
  readonly cutOff: string | undefined;
  readonly isPricedToday: boolean | undefined;
  /** The day whose price later payments get, as it is shown. */
  readonly nextDay: Loadable<string>;
}

/** Returns the cut-off of the day's price. The service is asked only while `isWaitedFor`, since it alone knows holidays. */
export function usePriceDay(isWaitedFor: boolean, now: Date): PriceDay {
  const [day, setDay] = useState(() => cutOffOf(now));
  // a page that is left open overnight
  if (day.today !== malaysianDateOf(now)) setDay(cutOffOf(now));
  const { today, cutOff } = day;
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
