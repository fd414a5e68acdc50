import { searchCustomers } from '@portal/shared/api/customers';
import { choicesAtHand, choicesFound, moved, tidy } from './choices.ts';

const tan = { customerId: 'C1', name: 'TAN MEI LING' };
const lim = { customerId: 'C2', name: 'LIM KOK SENG' };
const labels = (groups: ReturnType<typeof choicesAtHand>) =>
  groups.map(({ title, choices }) => [title, ...choices.map(({ label }) => label)]);

test('[SHL-24] with nothing typed: pinned, recent, each customer once, and the pages that the menu lacks', () => {
  expect(labels(choicesAtHand([lim], [tan, lim]))).toEqual([
    ['Pinned', 'Lim Kok Seng'],
    ['Opened recently', 'Tan Mei Ling'],
    ['Go to', 'All customers', 'Start onboarding'],
  ]);
  expect(choicesAtHand([{ customerId: 'C9' }], [])[0]?.choices).toEqual([
    { id: 'customer-C9', customerId: 'C9', to: '/client-profile?customerId=C9' },
  ]);
  expect(labels(choicesAtHand([], []))).toEqual([['Go to', 'All customers', 'Start onboarding']]);
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

test('what was found leads to profiles, and to the whole list where there is more', () => {
  const [customers, pages] = choicesFound('tan & co', found(2, 1200));
  expect(customers?.choices[1]).toMatchObject({
    label: 'Tan 1',
    to: '/client-profile?customerId=C+1',
    idNo: '880101140034',
  });
  expect(pages?.choices).toMatchObject([
    { label: 'All 1,200 customers that match “tan & co”', to: '/client?keyword=tan+%26+co' },
  ]);
  expect(choicesFound('tan', found(2))).toHaveLength(1);
});

test('nobody found: onboarding', () => {
  expect(labels(choicesFound('x', found(0)))).toEqual([['Go to', 'Start onboarding']]);
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
] as const)('from %i by %i of %i is %i', (index, step, count, expected) => {
  expect(moved(index, step, count)).toBe(expected);
});

test('a keyword loses spaces that nobody meant', () => {
  expect(tidy('  tan   mei ')).toBe('tan mei');
});
