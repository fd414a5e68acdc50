import { tdayCalc } from '@portal/shared/api/pricing';
import type { Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { useState } from 'react';
import { settled } from './loadable.ts';
import { orderTime } from './pricing-dates.ts';

/** The business day so many after pricing, for an order given now; `undefined` asks nothing. */
export function useBusinessDay(days: number | undefined): Loadable<{ readonly date: string }> {
  const [given] = useState(() => orderTime(new Date()));
  return useCall(tdayCalc, days === undefined ? undefined : { Date: given, TDay: days });
}

/** The day whose price an order given now gets (YYYY-MM-DD); `undefined` while, or when, it is not known. */
export function usePriceDate(): string | undefined {
  return settled(useBusinessDay(0))?.date;
}
