import type { Application, TimelineEntry } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { sumText } from '@portal/shared/selling';
import { listMissing } from '../../core/missing-documents.ts';
import { getStatusGroup } from '../../core/status-group.ts';

/** How a past event ended the step. */
export type EntryTone = 'done' | 'stopped';

const steps: readonly ApplicationStatus[] = ['Submitted', 'In Process', 'Completed'];

/** What is still to come depends on these of an application. */
type StepFacts = Pick<Application, 'status' | 'due' | 'account'>;

/** Whether an application with this status is completed, rejected or closed. */
const isOver = (status: ApplicationStatus): boolean =>
  status === 'Completed' || status === 'Rejected' || getStatusGroup(status) === 'closed';

/**
 * Returns what is still to come, in order (docs/domain.md, section 6): before it is submitted, the payment of what is due (by
 * EPF for its plan), a mandatory document that is missing, by name, then Submitted, In Process and Completed. The step
 * that it waits for now is not repeated; nothing when it is completed, rejected or closed. `documents`: its required
 * documents, absent until they are loaded.
 */
export function listNextSteps(
  { status, due, account }: StepFacts,
  documents: readonly RequiredDocument[] = [],
): readonly string[] {
  if (isOver(status)) return [];
  const reached = steps.indexOf(status);
  const rest = steps.slice(reached + 1);
  if (reached >= 0) return rest;
  const payer = account?.plan === 'EPF' ? 'Payment by EPF' : 'Payment';
  const sums = due.map(({ currency, amount }) => sumText(amount.in(currency)));
  const isPaymentNext = status !== 'Pending Payment' && sums.length > 0;
  return [
    ...(isPaymentNext ? [`${payer} of ${sums.join(' and ')}`] : []),
    ...(status === 'Pending Documents' ? [] : [...new Set(listMissing(documents).map(({ name }) => name))]),
    ...rest,
  ];
}

/**
 * Returns the status of an unfinished application, and the ISO instant since which it has that status, if known.
 * `undefined` for a completed, rejected or closed one.
 */
export function getCurrentStep(
  entries: readonly TimelineEntry[],
  status: ApplicationStatus,
): { readonly status: ApplicationStatus; readonly since: string | undefined } | undefined {
  if (isOver(status)) return undefined;
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
