import type { TimelineEntry } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { localDateOf } from '@portal/shared/dates';
import { groupOf } from '../core/status-group.ts';

export type EntryTone = 'done' | 'stopped';

export interface Entry {
  /** `16:31`, in the agent's own zone. */
  readonly time: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly tone: EntryTone;
}

/** What happened on one day, newest first. */
export interface Day {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly entries: readonly Entry[];
}

const path: readonly ApplicationStatus[] = ['Submitted', 'In Process', 'Completed'];

/** The steps still to come on the way to completion, the last first; none once it is over. */
export function stepsAhead(status: ApplicationStatus): readonly ApplicationStatus[] {
  if (groupOf(status) === 'closed' || status === 'Rejected') return [];
  const reached = path.indexOf(status);
  return path.slice(reached + 1).toReversed();
}

/** Where it stands while it is under way: the status, and when it came to it (an instant), if that is known. */
export function standsAt(
  entries: readonly TimelineEntry[],
  status: ApplicationStatus,
): { readonly status: ApplicationStatus; readonly since: string | undefined } | undefined {
  if (stepsAhead(status).length === 0) return undefined;
  const since = newestFirst(entries).find((entry) => entry.status === status)?.at;
  return { status, since };
}

/** What has happened, by day. */
export function byDay(entries: readonly TimelineEntry[]): readonly Day[] {
  const days = new Map<string, Entry[]>();
  for (const entry of newestFirst(entries)) {
    const date = localDateOf(entry.at);
    const day = days.get(date) ?? [];
    day.push({
      time: timeOf(entry.at),
      title: entry.title,
      detail: entry.detail ?? undefined,
      tone: toneOf(entry),
    });
    days.set(date, day);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}

function newestFirst(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function toneOf({ status }: TimelineEntry): EntryTone {
  return status === 'Rejected' || (status !== null && groupOf(status) === 'closed') ? 'stopped' : 'done';
}

function timeOf(instant: string): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
