import type { Tab } from './list-query.ts';

/** Labels of the tabs. */
export const tabLabels: Readonly<Record<Tab, string>> = {
  all: 'All',
  'needs-you': 'Needs you',
  'in-progress': 'In progress',
  completed: 'Completed',
  closed: 'Closed',
};
