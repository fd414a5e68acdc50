import { defaultQuery } from './list-query.ts';
import { describeNoMatches } from './no-matches.ts';

const none = { all: 0, 'needs-you': 0, 'in-progress': 0, completed: 0, closed: 0 };

test.each([
  [
    'the words',
    { keyword: ' no such customer ' },
    none,
    'No application matches “no such customer”',
    'Form numbers and customers are searched.',
  ],
  [
    'the filters that are set',
    { status: 'Rejected', type: 'investment', submitted: 30 },
    none,
    'No application matches these filters',
    'Filters: Rejected, Investment, sent in the last 30 days.',
  ],
  [
    'the tabs that have matches',
    { keyword: 'tan', tab: 'closed' },
    { ...none, all: 3, 'needs-you': 1, completed: 2 },
    'No application matches “tan”',
    'Form numbers and customers are searched. There are 1 in Needs you, 2 in Completed.',
  ],
  ['a tab that is empty', { tab: 'closed' }, none, 'No application in Closed', ''],
] as const)('names %s', (_case, change, counts, title, text) => {
  expect(describeNoMatches({ ...defaultQuery, ...change }, { counts })).toEqual({
    title,
    text,
    canClear: title.includes('matches'),
  });
});
