import { searchCustomers } from '@portal/shared/api/customers';
import { buildInitialChoices, buildSearchChoices, moveIndex } from './choices.ts';

const tan = { customerId: 'C1', name: 'TAN MEI LING' };
const lim = { customerId: 'C2', name: 'LIM KOK SENG' };
const labels = (groups: ReturnType<typeof buildInitialChoices>) =>
  groups.map(({ title, choices }) => [title, ...choices.map(({ label }) => label)]);

test('[SHL-24] lists pinned and recent customers once each, and the pages without a menu entry', () => {
  expect(labels(buildInitialChoices([lim], [tan, lim]))).toEqual([
    ['Pinned', 'Lim Kok Seng'],
    ['Opened recently', 'Tan Mei Ling'],
    ['Go to', 'All customers', 'Start onboarding'],
  ]);
  expect(buildInitialChoices([{ customerId: 'C9' }], [])[0]?.choices).toEqual([
    { id: 'customer-C9', customerId: 'C9', to: '/client-profile?customerId=C9' },
  ]);
  expect(labels(buildInitialChoices([], []))).toEqual([['Go to', 'All customers', 'Start onboarding']]);
});

const found = (count: number, total = count) => ({
  ...searchCustomers.response.parse({
    customers: Array.from({ length: count }, (_, index) => ({
      customerId: `C ${index}`,
      name: `TAN ${index}`,
      idNo: '880101140034',
      customerType: 'Individual',
      email: null,
      tel: null,
      telCountryCode: null,
    })),
    total,
    page: 1,
    limit: 8,
  }),
});

test('links the customers found to their profiles, and to the whole list when there are more', () => {
  const [customers, pages] = buildSearchChoices('tan & co', found(2, 1200));
  expect(customers?.choices[1]).toMatchObject({
    label: 'Tan 1',
    to: '/client-profile?customerId=C+1',
    idNo: '880101140034',
  });
  expect(pages?.choices).toMatchObject([
    { label: 'All 1,200 customers that match “tan & co”', to: '/client?keyword=tan+%26+co' },
  ]);
  expect(buildSearchChoices('tan', found(2))).toHaveLength(1);
});

test('offers onboarding when no customer matches', () => {
  expect(labels(buildSearchChoices('x', found(0)))).toEqual([['Go to', 'Start onboarding']]);
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
] as const)('moves from %i by %i of %i to %i', (index, step, count, expected) => {
  expect(moveIndex(index, step, count)).toBe(expected);
});
