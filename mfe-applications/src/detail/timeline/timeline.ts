import type { TimelineEntry } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { getStatusGroup } from '../../core/status-group.ts';

/** How a past event ended the step. */
export type EntryTone = 'done' | 'stopped';

const steps: readonly ApplicationStatus[] = ['Submitted', 'In Process', 'Completed'];

/**
 * Returns which of Submitted, In Process and Completed are still to come, in order: all of them before the application
 * is submitted, none when it is completed, rejected or closed.
 */
export function listNextSteps(status: ApplicationStatus): readonly ApplicationStatus[] {
  if (getStatusGroup(status) === 'closed' || status === 'Rejected') return [];
  const reached = steps.indexOf(status);
  return steps.slice(reached + 1);
}

/**
 * Returns the status of an unfinished application, and the ISO instant since which it has that status, if known.
 * `undefined` for a completed, rejected or closed one.
 */
export function getCurrentStep(
  entries: readonly TimelineEntry[],
  status: ApplicationStatus,
): { readonly status: ApplicationStatus; readonly since: string | undefined } | undefined {
  if (listNextSteps(status).length === 0) return undefined;
  const since = sortOldestFirst(entries).findLast((entry) => entry.status === status)?.at;
  return { status, since };
}

/**
 * Returns past events sorted from the oldest to the newest. Those of one instant are in the reversed order of the
 * service, which sends the newest first.
 */
export function sortOldestFirst(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return entries.toReversed().toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Returns how a past event ended its step: `stopped` where the application was rejected or closed, else `done`. */
export function getTone({ status }: TimelineEntry): EntryTone {
  return status === 'Rejected' || (status !== null && getStatusGroup(status) === 'closed')
    ? 'stopped'
    : 'done';
}
