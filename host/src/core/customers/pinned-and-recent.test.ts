import { mergePinnedAndRecent } from './pinned-and-recent.ts';

const opened = (customerId: string, name: string) => ({ customerId, name, hasAccounts: true });

test('lists pinned customers first and once, with the name when it is known', () => {
  const recent = [opened('C2', 'LIM AH KOW'), opened('C1', 'TAN MEI LING')];
  expect(mergePinnedAndRecent(['C3', 'C1'], recent)).toEqual([
    { customerId: 'C3', pinned: true },
    { customerId: 'C1', pinned: true, name: 'TAN MEI LING' },
    { customerId: 'C2', pinned: false, name: 'LIM AH KOW' },
  ]);
  expect(mergePinnedAndRecent([], [])).toEqual([]);
});
