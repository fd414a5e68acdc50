import { customersAtHand } from './customers-at-hand.ts';

const opened = (customerId: string, name: string) => ({ customerId, name, hasAccounts: true });

test('who is pinned stands first and once, by name where this tab knows it', () => {
  const recent = [opened('C2', 'LIM AH KOW'), opened('C1', 'TAN MEI LING')];
  expect(customersAtHand(['C3', 'C1'], recent)).toEqual([
    { customerId: 'C3', pinned: true },
    { customerId: 'C1', pinned: true, name: 'TAN MEI LING' },
    { customerId: 'C2', pinned: false, name: 'LIM AH KOW' },
  ]);
  expect(customersAtHand([], [])).toEqual([]);
});
