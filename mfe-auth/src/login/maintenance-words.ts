import type { Maintenance } from '@portal/shared/api/maintenance';
import { formatDateWithDay } from '@portal/shared/dates';

/** What is said of a maintenance; nothing when there is none, or it is over. */
export interface MaintenanceWords {
  readonly tone: 'warn' | 'info';
  readonly title: string;
  readonly text: string;
}

interface Moment {
  readonly date: string;
  readonly time: string;
}

/** An instant by the house's own clock, whatever zone the agent is in: Malaysia is 8 hours ahead, all year. */
function inMalaysia(instant: string): Moment {
  const shifted = new Date(Date.parse(instant) + 8 * 3_600_000).toISOString();
  return { date: formatDateWithDay(shifted.slice(0, 10)), time: shifted.slice(11, 16) };
}

function span(from: Moment, to: Moment | undefined): string {
  if (to === undefined) return `From ${from.time} (MYT)`;
  return `From ${from.time} to ${to.time}${to.date === from.date ? '' : ` on ${to.date}`} (MYT)`;
}

/** The notice for what the public maintenance call said at `now` (epoch milliseconds). */
export function maintenanceWords(maintenance: Maintenance, now: number): MaintenanceWords | undefined {
  const { active, message, from, to } = maintenance;
  const end = to ? inMalaysia(to) : undefined;
  if (active) {
    const until = end && `Expected to end on ${end.date} at ${end.time} (MYT).`;
    const text = [message, until].filter(Boolean).join(' ');
    return { tone: 'warn', title: 'The portal is closed for maintenance', text };
  }
  if (!from || Date.parse(from) <= now) return undefined;
  const begin = inMalaysia(from);
  return {
    tone: 'info',
    title: `Planned maintenance on ${begin.date}`,
    text: [`${span(begin, end)} you cannot sign in.`, message].filter(Boolean).join(' '),
  };
}
