import { applicationList } from '@portal/shared/api/applications';
import { searchCustomers } from '@portal/shared/api/customers';
import { samples } from '@portal/shared/testing';
import { testRemotes } from '@portal/shared/testing/remotes';
import { createSlotDirectory } from '../core/slot-directory.ts';
import { buildInitialChoices, buildSearchChoices, moveIndex } from './choices.ts';
import { readCommands } from './commands.ts';

const tan = { customerId: 'C1', name: 'TAN MEI LING' };
const lim = { customerId: 'C2', name: 'LIM KOK SENG' };
const commands = readCommands(createSlotDirectory(testRemotes).fillings('finder.command/1'));
const labels = (groups: ReturnType<typeof buildInitialChoices>) =>
  groups.map(({ title, choices }) => [title, ...choices.map(({ label }) => label)]);

test('[SHL-24] lists pinned and recent customers once each, and the pages without a menu entry', () => {
  expect(labels(buildInitialChoices([lim], [tan, lim], commands))).toEqual([
    ['Pinned', 'Lim Kok Seng'],
    ['Opened recently', 'Tan Mei Ling'],
    ['Go to', 'All customers', 'Start onboarding'],
  ]);
  expect(buildInitialChoices([{ customerId: 'C9' }], [], commands)[0]?.choices).toEqual([
    { id: 'customer-C9', customerId: 'C9', to: '/client-profile?customerId=C9' },
  ]);
  expect(labels(buildInitialChoices([], [], commands))).toEqual([
    ['Go to', 'All customers', 'Start onboarding'],
  ]);
});

test('[SHL-24] pinned and recent customers of one name are distinguished by their masked identity numbers', () => {
  const [recent] = buildInitialChoices(
    [],
    [
      { ...tan, maskedId: '880412-••-••33' },
      { ...tan, customerId: 'C7', maskedId: '910725-••-••48' },
    ],
    commands,
  );
  expect(recent?.choices.map(({ label, idNo }) => [label, idNo])).toEqual([
    ['Tan Mei Ling', '880412-••-••33'],
    ['Tan Mei Ling', '910725-••-••48'],
  ]);
});

const searchReply = (count: number, total = count) => ({
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
  const [customers, pages] = buildSearchChoices('tan & co', searchReply(2, 1200), [], commands);
  expect(customers?.choices[1]).toMatchObject({
    label: 'Tan 1',
    to: '/client-profile?customerId=C+1',
    idNo: '880101140034',
  });
  expect(pages?.choices).toMatchObject([
    { label: 'All 1,200 customers that match “tan & co”', to: '/client', state: { searchWords: 'tan & co' } },
    { label: 'All customers', to: '/client' },
  ]);
  expect(labels(buildSearchChoices('tan', searchReply(2), [], commands))).toContainEqual([
    'Go to',
    'All customers',
  ]);
  expect(buildSearchChoices('tan', searchReply(20), [], commands)[0]?.choices).toHaveLength(8);
});

test('[SHL-24] customers whose name begins with the words come first', () => {
  const { customers } = searchReply(3);
  const named = ['LIM TAN WEI', 'ONG TAN', 'TAN WEI'].map((name, index) => ({
    ...(customers[index] ?? customers[0]),
    customerId: `C${index}`,
    name,
  }));
  const result = searchCustomers.response.parse({ customers: named, total: 3, page: 1, limit: 50 });
  expect(labels(buildSearchChoices('tan', result, [], commands))[0]).toEqual([
    'Customers',
    'Tan Wei',
    'Lim Tan Wei',
    'Ong Tan',
  ]);
});

test('[SHL-24] an application is found by its form number', () => {
  const [row] = applicationList.response.parse(samples.applicationList);
  const groups = buildSearchChoices(
    '1037',
    searchReply(0),
    row ? [{ ...row, applicationId: 'A/1', formNo: 'DT-1037' }] : [],
    commands,
  );
  expect(groups[0]).toMatchObject({
    title: 'Applications',
    choices: [
      { label: expect.stringMatching(/^DT-1037 · /), to: '/application/detail/A%2F1?formNo=DT-1037' },
    ],
  });
});

test('offers onboarding when no customer matches', () => {
  expect(labels(buildSearchChoices('x', searchReply(0), [], commands))).toEqual([
    ['Go to', 'All customers', 'Start onboarding'],
  ]);
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
] as const)('moves from %i by %i of %i to %i', (index, step, count, expected) => {
  expect(moveIndex(index, step, count)).toBe(expected);
});
