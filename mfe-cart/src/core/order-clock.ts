import { orderTime, pricingPeriod, untilCutOffMs } from './pricing-dates.ts';

const listeners = new Set<() => void>();
/** A timer stands still in a laptop that sleeps, and runs late in a tab that is hidden. */
const wakers = ['focus', 'pageshow', 'visibilitychange'] as const;

let given = { period: Number.NaN, time: '' };
let timer: ReturnType<typeof setTimeout> | undefined;

/** The time of an order that is given now, as the service is asked about it. The same until 4 pm has passed. */
function read(): string {
  const now = new Date();
  const period = pricingPeriod(now);
  if (period !== given.period) given = { period, time: orderTime(now) };
  return given.time;
}

/** Looks at the clock: whoever shows a price date shows another one when 4 pm has passed. */
function renew(): void {
  const before = given.time;
  clearTimeout(timer);
  timer = listeners.size > 0 ? setTimeout(renew, untilCutOffMs(new Date())) : undefined;
  if (read() !== before) for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of wakers) window.addEventListener(name, renew);
  listeners.add(listener);
  renew();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const name of wakers) window.removeEventListener(name, renew);
    clearTimeout(timer);
  };
}

/** When an order is given, for as long as a page stands open; `renew` before something is sent. */
export const orderClock = { read, renew, subscribe };
