import { cutOffOn } from '@portal/shared/selling';

const dayMs = 24 * 3_600_000;
/** Any cut-off before now: Malaysia keeps UTC+8 all year, so cut-offs are whole days apart. */
const someCutOff = Date.parse(cutOffOn('2000-01-01'));
const sinceCutOffMs = (now: Date): number => (now.getTime() - someCutOff) % dayMs;

/**
 * Returns the start of the current pricing period, in epoch milliseconds: the last cut-off. All orders between two
 * cut-offs get the same price date.
 */
export const pricingPeriod = (now: Date): number => now.getTime() - sinceCutOffMs(now);

/** Returns the milliseconds until the pricing period ends, at the next cut-off. */
export const untilCutOffMs = (now: Date): number => dayMs - sinceCutOffMs(now);

/**
 * Reads a `redemptionCycle`, such as `T+4`: the number of business days from the price date to the payment. `undefined`
 * for any other text.
 */
export function cycleDays(redemptionCycle: string): number | undefined {
  const days = /^T\s*\+\s*(\d{1,2})$/i.exec(redemptionCycle.trim())?.[1];
  return days === undefined ? undefined : Number(days);
}
