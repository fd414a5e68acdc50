const dayMs = 24 * 3_600_000;
/** Milliseconds since the last 4 pm in Kuala Lumpur, which is 8 am UTC all year: 16 hours before the next UTC day. */
const sinceCutOffMs = (now: Date): number => (now.getTime() + 16 * 3_600_000) % dayMs;

/**
 * Returns the start of the current pricing period, in epoch milliseconds: the last 4 pm in Malaysia. All orders between
 * two 4 pm get the same price date.
 */
export const pricingPeriod = (now: Date): number => now.getTime() - sinceCutOffMs(now);

/** Returns the milliseconds until the pricing period ends, at the next 4 pm in Malaysia. */
export const untilCutOffMs = (now: Date): number => dayMs - sinceCutOffMs(now);

/**
 * Reads a `redemptionCycle`, such as `T+4`: the number of business days from the price date to the payment. `undefined`
 * for any other text.
 */
export function cycleDays(redemptionCycle: string): number | undefined {
  const days = /^T\s*\+\s*(\d{1,2})$/i.exec(redemptionCycle.trim())?.[1];
  return days === undefined ? undefined : Number(days);
}
