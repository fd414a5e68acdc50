import { malaysianDateOf } from '@portal/shared/dates';
import { sumByCurrency } from '@portal/shared/money';
import { compareCurrencies, cutOffOn, sumText } from '@portal/shared/selling';
import { joinNames } from './application-needs.ts';
import type { Need } from './need.ts';

const MINUTE_MS = 60_000;

/** Today, and when its price ends. */
interface CutOff {
  /** YYYY-MM-DD, in Malaysia. */
  readonly today: string;
  /** As an instant; absent after it and at weekends. A public holiday is known to the service only. */
  readonly cutOff: string | undefined;
}

/**
 * Returns when today's price ends: orders paid before the cut-off of a business day get that day's price
 * (docs/domain.md, section 2).
 */
export function cutOffOf(now: Date): CutOff {
  const today = malaysianDateOf(now);
  const cutOff = cutOffOn(today);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const isOver = weekday === 0 || weekday === 6 || now.getTime() >= Date.parse(cutOff);
  return { today, cutOff: isOver ? undefined : cutOff };
}

/** Returns the whole minutes until an instant, begun ones counted; 0 from then on. */
export const minutesUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE_MS));

/** Formats minutes: `1 h 18 min`, `2 h`, `5 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(
    ' ',
  );
}

/** Minutes before the cut-off that are announced. */
const announced = [60, 15, 5];

/** Returns the announcement of the last of 60, 15 and 5 minutes that has begun; empty before and after. */
export function announcementAt(minutes: number): string {
  const limit = announced.findLast((candidate) => minutes <= candidate);
  return limit === undefined || minutes === 0 ? '' : `${formatMinutes(limit)} left for today’s price`;
}

/** Says what waits for today's price: `2 payments wait for it: MYR 24,000.00 and AUD 6,500.00.` */
export function waitingText(needs: readonly Need[]): string {
  const sums = sumByCurrency(needs.flatMap(({ sums: own }) => own))
    .toSorted((one, other) => compareCurrencies(one.currency, other.currency))
    .map(sumText);
  const subject = needs.length === 1 ? '1 payment waits' : `${needs.length} payments wait`;
  return `${subject} for it${sums.length === 0 ? '' : `: ${joinNames(sums)}`}.`;
}
