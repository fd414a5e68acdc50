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
 * When an order is given, on the clock of Kuala Lumpur wherever the agent's stands: `2026-12-23T16:01`. The
 * price date follows from it: the day's before 4 pm, the next business day's from then on, which is the
 * service's to compute (`tdaycalc`).
 */
export function orderTime(now: Date): string {
  const parts = new Map(inKualaLumpur.formatToParts(now).map(({ type, value }) => [type, value]));
  const at = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? '';
  return `${at('year')}-${at('month')}-${at('day')}T${at('hour')}:${at('minute')}`;
}

const dayMs = 24 * 3_600_000;
/** 4 pm in Kuala Lumpur, which keeps one time all year, is 8 am UTC: 16 hours before the next day begins there. */
const sinceCutOffMs = (now: Date): number => (now.getTime() + 16 * 3_600_000) % dayMs;

/** Names the time from one 4 pm of Kuala Lumpur to the next, within which every order gets the same price date. */
export const pricingPeriod = (now: Date): number => now.getTime() - sinceCutOffMs(now);

/** Until that time is over, in milliseconds. */
export const untilCutOffMs = (now: Date): number => dayMs - sinceCutOffMs(now);

/** Business days from pricing until units are in the account: 7 of `T+7`; `undefined` when it says no number. */
export function settlementDays(redemptionCycle: string): number | undefined {
  const days = /^T\s*\+\s*(\d{1,2})$/i.exec(redemptionCycle.trim())?.[1];
  return days === undefined ? undefined : Number(days);
}
