import { malaysianInstant } from '@portal/shared/dates';
import { pricingPeriod, untilCutOffMs } from '../pricing/pricing-dates.ts';

const listeners = new Set<() => void>();
/** Timers stop while a laptop sleeps and run late in a hidden tab, so these events check the clock too. */
const wakeEvents = ['focus', 'pageshow', 'visibilitychange'] as const;

let current = { period: Number.NaN, time: '' };
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the time of an order that is placed now. The service computes the price date from it (`tdaycalc`): the same day
 * before 4 pm, else the next business day. So it changes only when 4 pm has passed.
 */
function read(): string {
  const now = new Date();
  const period = pricingPeriod(now);
  if (period !== current.period) current = { period, time: malaysianInstant(now) };
  return current.time;
}

/** Checks the clock, and notifies the subscribers when 4 pm has passed. */
function refresh(): void {
  const before = current.time;
  clearTimeout(timer);
  timer = listeners.size > 0 ? setTimeout(refresh, untilCutOffMs(new Date())) : undefined;
  if (read() !== before) for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of wakeEvents) window.addEventListener(name, refresh);
  listeners.add(listener);
  refresh();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const name of wakeEvents) window.removeEventListener(name, refresh);
    clearTimeout(timer);
  };
}

/** Time of an order, while a page is open. */
export const orderClock = { read, refresh, subscribe };
