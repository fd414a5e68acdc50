import { mergePinnedAndRecent } from './pinned-and-recent.ts';

const opened = (customerId: string, name: string, maskedId?: string) => ({
  customerId,
  name,
  hasAccounts: true,
  maskedId,
});

test('lists pinned customers first and once, with name and masked identity number when they are known', () => {
  const recent = [opened('C2', 'LIM AH KOW'), opened('C1', 'TAN MEI LING', '880412-••-••33')];
  expect(mergePinnedAndRecent(['C3', 'C1'], recent)).toEqual([
    { customerId: 'C3', pinned: true },
    { customerId: 'C1', pinned: true, name: 'TAN MEI LING', maskedId: '880412-••-••33' },
    { customerId: 'C2', pinned: false, name: 'LIM AH KOW' },
  ]);
  expect(mergePinnedAndRecent([], [])).toEqual([]);
});
