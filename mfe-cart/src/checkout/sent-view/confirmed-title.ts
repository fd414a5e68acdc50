import type { Checkout } from '@portal/shared/api/checkout';
import { formatDate, malaysianDateOf, malaysianTime, today } from '@portal/shared/dates';

/**
 * Returns when the last person confirmed, in Malaysian time: `Confirmed 14:02` today, `Confirmed 21 Nov 2026, 14:02` on
 * another day, and `Confirmed` alone when no answer is known.
 */
export function confirmedTitle({ recipients }: Pick<Checkout, 'recipients'>, now: Date): string {
  const [last] = recipients
    .flatMap(({ answer }) => (answer ? [answer.at] : []))
    .toSorted((one, other) => Date.parse(other) - Date.parse(one));
  if (last === undefined) return 'Confirmed';
  const time = malaysianTime(last).slice(11, 16);
  const date = malaysianDateOf(last);
  return `Confirmed ${date === today(now) ? time : `${formatDate(date)}, ${time}`}`;
}
