const inKualaLumpur = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kuala_Lumpur',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Formats the time of an order in Kuala Lumpur's time zone, whatever the agent's: `2026-12-23T16:01`. The service
 * computes the price date from it (`tdaycalc`): the same day before 4 pm, else the next business day.
 */
export function orderTime(now: Date): string {
  const parts = new Map(inKualaLumpur.formatToParts(now).map(({ type, value }) => [type, value]));
  const at = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? '';
  return `${at('year')}-${at('month')}-${at('day')}T${at('hour')}:${at('minute')}`;
}

const dayMs = 24 * 3_600_000;
/** Milliseconds since the last 4 pm in Kuala Lumpur, which is 8 am UTC all year: 16 hours before the next UTC day. */
const sinceCutOffMs = (now: Date): number => (now.getTime() + 16 * 3_600_000) % dayMs;

/** Returns the start of the current pricing period. All orders between two 4 pm get the same price date. */
export const pricingPeriod = (now: Date): number => now.getTime() - sinceCutOffMs(now);

/** Returns the milliseconds until the pricing period ends. */
export const untilCutOffMs = (now: Date): number => dayMs - sinceCutOffMs(now);
