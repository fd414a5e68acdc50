import type { TimelineEntry } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { localDateOf } from '@portal/shared/dates';
import { groupOf } from '../core/status-group.ts';

export type EntryTone = 'done' | 'waiting' | 'stopped';

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

/** The timeline by day; `status` is the application's own, which its newest entry of that status explains. */
export function byDay(entries: readonly TimelineEntry[], status: ApplicationStatus): readonly Day[] {
  const newestFirst = entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const current = newestFirst.find((entry) => entry.status === status);
  const days = new Map<string, Entry[]>();
  for (const entry of newestFirst) {
    const date = localDateOf(entry.at);
    const day = days.get(date) ?? [];
    day.push({
      time: timeOf(entry.at),
      title: entry.title,
      detail: entry.detail ?? undefined,
      tone: toneOf(entry, entry === current),
    });
    days.set(date, day);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}

function toneOf({ status }: TimelineEntry, isCurrent: boolean): EntryTone {
  if (status === 'Rejected' || (status !== null && groupOf(status) === 'closed')) return 'stopped';
  return isCurrent && status !== 'Completed' ? 'waiting' : 'done';
}

function timeOf(instant: string): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
