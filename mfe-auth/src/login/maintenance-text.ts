import type { Maintenance } from '@portal/shared/api/maintenance';
import { formatDateWithDay, malaysianDateOf, malaysianTime } from '@portal/shared/dates';

/** A notice about maintenance. */
export interface MaintenanceText {
  readonly tone: 'warn' | 'info';
  readonly title: string;
  readonly text: string;
}

interface Moment {
  readonly date: string;
  readonly time: string;
}

const momentOf = (instant: string): Moment => ({
  date: formatDateWithDay(malaysianDateOf(instant)),
  time: malaysianTime(instant).slice(11, 16),
});

function formatSpan(from: Moment, to: Moment | undefined): string {
  if (to === undefined) return `From ${from.time} (MYT)`;
  return `From ${from.time} to ${to.time}${to.date === from.date ? '' : ` on ${to.date}`} (MYT)`;
}

/**
 * Returns the notice to show at `now` (epoch milliseconds): maintenance is active, or planned with its Malaysian times.
 * `undefined` when none is active and none begins later.
 */
export function describeMaintenance(maintenance: Maintenance, now: number): MaintenanceText | undefined {
  const { active, message, from, to } = maintenance;
  const end = to ? momentOf(to) : undefined;
  if (active) {
    const until = end && `Expected to open on ${end.date} at ${end.time} (MYT).`;
    const text = [message, until].filter(Boolean).join(' ');
    return { tone: 'warn', title: 'The portal is closed for maintenance', text };
  }
  if (!from || Date.parse(from) <= now) return undefined;
  const start = momentOf(from);
  return {
    tone: 'info',
    title: `Planned maintenance on ${start.date}`,
    text: [`${formatSpan(start, end)} you cannot log in.`, message].filter(Boolean).join(' '),
  };
}
