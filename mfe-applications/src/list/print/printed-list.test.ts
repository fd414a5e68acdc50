import { defaultQuery } from '../list-query.ts';
import { describePrintedList } from './printed-list.ts';

test.each([
  [{}, 45, 'All · 45 applications'],
  [{ tab: 'needs-you', status: 'Rejected' }, 1, 'Needs you · Rejected · 1 application'],
  [
    { type: 'sat', submitted: 30, keyword: ' tan ' },
    6_000,
    'All · Suitability · Sent in the last 30 days · “tan” · the first 5,000 of 6,000 applications',
  ],
] as const)('[APP-01] describes a printed list: %p, %i', (query, total, text) => {
  expect(describePrintedList({ ...defaultQuery, ...query }, { total })).toBe(text);
});
