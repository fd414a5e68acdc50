import type { TimelineEntry } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { localDateOf } from '@portal/shared/dates';
import { getStatusGroup } from '../../core/status-group.ts';

export type EntryTone = 'done' | 'stopped';

/** One past event. */
interface Entry {
  /** `16:31`, in the agent's time zone. */
  readonly time: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly tone: EntryTone;
}

/** The events of one day, newest first. */
interface Day {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly entries: readonly Entry[];
}

const steps: readonly ApplicationStatus[] = ['Submitted', 'In Process', 'Completed'];

/** Returns the remaining steps to completion, last step first. A finished application has none. */
export function listNextSteps(status: ApplicationStatus): readonly ApplicationStatus[] {
  if (getStatusGroup(status) === 'closed' || status === 'Rejected') return [];
  const reached = steps.indexOf(status);
  return steps.slice(reached + 1).toReversed();
}

/** Returns the status of an unfinished application, and the instant since which it has that status, if known. */
export function getCurrentStep(
  entries: readonly TimelineEntry[],
  status: ApplicationStatus,
): { readonly status: ApplicationStatus; readonly since: string | undefined } | undefined {
  if (listNextSteps(status).length === 0) return undefined;
  const since = newestFirst(entries).find((entry) => entry.status === status)?.at;
  return { status, since };
}

/** Groups past events by day, newest first. */
export function groupByDay(entries: readonly TimelineEntry[]): readonly Day[] {
  const days = new Map<string, Entry[]>();
  for (const entry of newestFirst(entries)) {
    const date = localDateOf(entry.at);
    const day = days.get(date) ?? [];
    day.push({
      time: formatTime(entry.at),
      title: entry.title,
      detail: entry.detail ?? undefined,
      tone: getTone(entry),
    });
    days.set(date, day);
  }
  return [...days].map(([date, dayEntries]) => ({ date, entries: dayEntries }));
}

function newestFirst(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function getTone({ status }: TimelineEntry): EntryTone {
  return status === 'Rejected' || (status !== null && getStatusGroup(status) === 'closed')
    ? 'stopped'
    : 'done';
}

function formatTime(instant: string): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
