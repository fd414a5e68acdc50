import type { ApplicationStatus } from '@portal/shared/api/status';

/** What an agent asks of a list of applications, besides all of it. */
export const statusGroups = ['needs-you', 'in-progress', 'completed', 'closed'] as const;
export type StatusGroup = (typeof statusGroups)[number];

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

/** Where the status belongs: does it wait for the agent, for others, or for nobody? */
export function groupOf(status: ApplicationStatus): StatusGroup {
  return groups[status];
}

const order = Object.keys(groups);

/** Place of the status when what needs the agent comes first; the most urgent is 0. */
export function urgencyOf(status: ApplicationStatus): number {
  return order.indexOf(status);
}
