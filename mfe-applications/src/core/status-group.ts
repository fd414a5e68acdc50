import type { ApplicationRow } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';

/** Groups of statuses, which are the tabs of the list. */
export const statusGroups = ['needs-you', 'in-progress', 'completed', 'closed'] as const;
export type StatusGroup = (typeof statusGroups)[number];

/** The most urgent status first: the column of statuses is sorted in this order. */
const groups: Readonly<Record<ApplicationStatus, StatusGroup>> = {
  Rejected: 'needs-you',
  'Pending Documents': 'needs-you',
  'Pending Payment': 'needs-you',
  'Pending Customer Confirmation': 'needs-you',
  Draft: 'in-progress',
  Submitted: 'in-progress',
  'In Process': 'in-progress',
  Completed: 'completed',
  Expired: 'closed',
  Cancelled: 'closed',
};

/**
 * Returns the group of a status, which is a tab of the list: it needs the agent, is in progress, completed or closed
 * (expired or cancelled). A rejected application needs the agent.
 */
export function getStatusGroup(status: ApplicationStatus): StatusGroup {
  return groups[status];
}

/** Whether an application is neither completed nor closed, so that its units may still get another price than the last. */
export const isUnfinished = (status: ApplicationStatus): boolean =>
  !['completed', 'closed'].includes(getStatusGroup(status));

/**
 * Returns the group of an application in the list. `left`: ids of the checkouts that the agent leaves as they are; an
 * application of one of these is `closed`, any other is in the group of its status.
 */
export function getGroup(
  { status, checkoutId }: Pick<ApplicationRow, 'status' | 'checkoutId'>,
  left: ReadonlySet<string>,
): StatusGroup {
  return left.has(checkoutId) ? 'closed' : getStatusGroup(status);
}

const statusesByUrgency = Object.keys(groups);

/**
 * Returns the place of a status in the order of the list: 0 is the most urgent, first those that need the agent, last
 * the closed ones.
 */
export function getUrgency(status: ApplicationStatus): number {
  return statusesByUrgency.indexOf(status);
}
