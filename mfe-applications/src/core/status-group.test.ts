import { applicationStatuses } from '@portal/shared/api/status';
import { getStatusGroup, getUrgency } from './status-group.ts';

test.each([
  ['Rejected', 'needs-you'],
  ['Pending Documents', 'needs-you'],
  ['Pending Payment', 'needs-you'],
  ['Pending Customer Confirmation', 'needs-you'],
  ['Draft', 'in-progress'],
  ['Submitted', 'in-progress'],
  ['In Process', 'in-progress'],
  ['Completed', 'completed'],
  ['Cancelled', 'closed'],
  ['Expired', 'closed'],
] as const)('%s is in the group %s', (status, group) => expect(getStatusGroup(status)).toBe(group));

test('sorts statuses that need the agent first', () => {
  const byUrgency = applicationStatuses.toSorted((a, b) => getUrgency(a) - getUrgency(b));
  expect(byUrgency.slice(0, 4).every((status) => getStatusGroup(status) === 'needs-you')).toBe(true);
  expect(byUrgency[0]).toBe('Rejected');
});
