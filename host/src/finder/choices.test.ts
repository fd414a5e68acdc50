import { applicationList } from '@portal/shared/api/applications';
import { searchCustomers } from '@portal/shared/api/customers';
import { isLabelAllowed } from '@portal/shared/remote/labels';
import { samples } from '@portal/shared/testing';
import { testRemotes } from '@portal/shared/testing/remotes';
import { createSlotDirectory } from '../core/slot-directory.ts';
import { buildFailedChoices, buildInitialChoices, buildSearchChoices, moveIndex } from './choices.ts';
import { readCommands } from './commands.ts';
import { customerCommands, readCommand } from './customer-commands.ts';
import { findPageCommands, listPageCommands } from './page-commands.ts';

const tan = { customerId: 'C1', name: 'TAN MEI LING' };
const lim = { customerId: 'C2', name: 'LIM KOK SENG' };
const pages = listPageCommands(readCommands(createSlotDirectory(testRemotes).fillings('finder.command/1')));
const allPages = [
  'Go to',
  'All customers',
  'Start onboarding',
  'Applications',
  'Home',
  'Dark mode',
  'Light mode',
  'Privacy view',
];
const labels = (groups: ReturnType<typeof buildInitialChoices>) =>
  groups.map(({ title, choices }) => [
    title,
    ...choices.map(({ command, label }) => (command ? `${command.phrase} ${label}` : label)),
  ]);

test('no remote may have a label of the host’s own commands, or of a group', () => {
  const groups = [
    ...buildInitialChoices([lim], [tan], pages),
    ...buildSearchChoices(readCommand('tan'), searchReply(1), pages),
    ...buildFailedChoices(readCommand('tan'), [], pages),
  ];
  const own = [
    ...listPageCommands([]).map(({ label }) => label),
    ...customerCommands.map(({ phrase }) => phrase),
    ...groups.map(({ title }) => title),
  ];
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((label) => isLabelAllowed(label, '/notes'))).toEqual([]);
});

test.each([
  ['Log out', '/notes', 0],
  ['Custorners', '/notes', 0],
  ['Ｌｏｇｏｕｔ', '/notes', 0],
  ['Notes '.repeat(9), '/notes', 0],
  ['Notes', '/\\evil.example', 0],
  ['Notes', '/\t/evil.example', 0],
  ['Notes', '/.//evil.example', 0],
  ['Home', '/dashboard', 1],
  ['Notes', '/notes?new=1', 1],
])('a remote’s command %j that opens %j is offered %i times', (label, path, count) => {
  expect(readCommands([{ key: 'mfe-notes/0', meta: { label, path } }])).toHaveLength(count);
});

test('[SHL-24] lists pinned and recent customers once each, and all pages', () => {
  expect(labels(buildInitialChoices([lim], [tan, lim], pages))).toEqual([
    ['Pinned', 'Lim Kok Seng'],
    ['Opened recently', 'Tan Mei Ling'],
    allPages,
  ]);
  expect(buildInitialChoices([{ customerId: 'C9' }], [], pages)[0]?.choices).toEqual([
    { id: 'customer-C9', customerId: 'C9', target: { to: '/client-profile?customerId=C9' } },
  ]);
  expect(labels(buildInitialChoices([], [], pages))).toEqual([allPages]);
});

test('[SHL-24] pinned and recent customers of one name are distinguished by their masked identity numbers', () => {
  const [recent] = buildInitialChoices(
    [],
    [
      { ...tan, maskedId: '880412-••-••33' },
      { ...tan, customerId: 'C7', maskedId: '910725-••-••48' },
    ],
    pages,
  );
  expect(recent?.choices.map(({ label, idNo }) => [label, idNo])).toEqual([
    ['Tan Mei Ling', '880412-••-••33'],
    ['Tan Mei Ling', '910725-••-••48'],
  ]);
});

const searchReply = (count: number, total = count) => ({
  today: '2026-11-26',
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
    limit: 100,
  }),
});

const search = (words: string) => readCommand(words);

test('links the customers found to their profiles, and to the whole list when there are more', () => {
  const groups = buildSearchChoices(search('tan & co'), searchReply(2, 1200), pages);
  const [customers] = groups;
  expect(customers?.choices[1]).toMatchObject({
    label: 'Tan 1',
    target: { to: '/client-profile?customerId=C+1' },
    idNo: '880101140034',
  });
  expect(customers?.choices[2]).toMatchObject({
    label: 'Show all 1,200',
    target: { to: '/client', state: { searchWords: 'tan & co' } },
  });
  expect(labels(groups)[1]).toEqual(['Actions', 'Invest for Tan 0', 'Open the cart of Tan 0']);
  expect(labels(buildSearchChoices(search('tan'), searchReply(2), pages))[0]).toEqual([
    'Customers',
    'Tan 0',
    'Tan 1',
  ]);
  expect(buildSearchChoices(search('tan'), searchReply(20), pages)[0]?.choices).toHaveLength(7);
});

test('[SHL-24] says with which holder a customer has an account, if the search found that one', () => {
  const reply = searchReply(1);
  const otherHolders = [{ name: 'LIM KOK SENG', idNo: '910725106048' }];
  const customers = reply.customers.map((each) => ({ ...each, otherHolders }));
  const holderOf = (words: string) =>
    buildSearchChoices(search(words), { ...reply, customers }, pages)[0]?.choices[0]?.holder;
  expect(holderOf('kok seng')).toBe('Lim Kok Seng');
  expect(holderOf('tan')).toBeUndefined();
});

test.each([
  ['invest tan', 'Invest for', '/client-profile?customerId=C+0&transaction=invest'],
  ['Buy tan', 'Invest for', '/client-profile?customerId=C+0&transaction=invest'],
  ['redeem tan', 'Redeem for', '/client-profile?customerId=C+0&transaction=redeem'],
  ['switch tan', 'Switch for', '/client-profile?customerId=C+0&transaction=switch'],
  ['cart tan', 'Open the cart of', '/cart?customerId=C+0'],
  ['assess tan', 'Assess suitability of', '/sat?customerId=C+0'],
])('the words %j offer the form of each customer first', (words, phrase, to) => {
  const read = search(words);
  expect(read.words).toBe('tan');
  const groups = buildSearchChoices(read, searchReply(2), pages);
  expect(labels(groups)[0]).toEqual([phrase, `${phrase} Tan 0`, `${phrase} Tan 1`]);
  expect(groups[0]?.choices[0]?.target).toEqual({ to, state: { customerName: 'TAN 0' } });
  expect(groups[1]?.title).toBe('Customers');
});

test('a command without words is offered for recent customers', () => {
  expect(labels(buildInitialChoices([], [tan], pages, readCommand('invest').command))).toEqual([
    ['Opened recently', 'Invest for Tan Mei Ling'],
  ]);
});

test('says what has to be done before a sale, and nothing before a redemption', () => {
  const reply = searchReply(1);
  const expired = {
    ...reply,
    customers: reply.customers.map((customer) => ({ ...customer, satEffectiveDateTo: '2026-11-25' })),
  };
  const noteOf = (words: string) =>
    buildSearchChoices(search(words), expired, pages)[0]?.choices[0]?.note?.text;
  expect(noteOf('tan')).toBe('Expired');
  expect(noteOf('invest tan')).toBe('Expired');
  expect(noteOf('redeem tan')).toBeUndefined();
});

test.each([
  ['onboard', ['Start onboarding']],
  ['applications', ['Applications']],
  ['home', ['Home']],
  ['dark', ['Dark mode']],
  ['dark mode', ['Dark mode']],
  ['theme', ['Dark mode', 'Light mode']],
  ['privacy', ['Privacy view']],
  ['h', []],
  ['tan', []],
])('the words %j find the pages %j', (words, expected) => {
  expect(findPageCommands(pages, words).map(({ label }) => label)).toEqual(expected);
});

test('[SHL-24] customers whose name begins with the words come first', () => {
  const { customers } = searchReply(3);
  const named = ['LIM TAN WEI', 'ONG TAN', 'TAN WEI'].map((name, index) => ({
    ...(customers[index] ?? customers[0]),
    customerId: `C${index}`,
    name,
  }));
  const result = searchCustomers.response.parse({ customers: named, total: 3, page: 1, limit: 50 });
  expect(labels(buildSearchChoices(search('tan'), { ...result, today: '2026-11-26' }, pages))[0]).toEqual([
    'Customers',
    'Tan Wei',
    'Lim Tan Wei',
    'Ong Tan',
  ]);
});

test('[SHL-24] an application is found by its form number', () => {
  const [row] = applicationList.response.parse(samples.applicationList);
  const groups = buildSearchChoices(
    search('1037'),
    {
      ...searchReply(0),
      applications: row ? [{ ...row, applicationId: 'A/1', formNo: 'DT-1037' }] : [],
    },
    pages,
  );
  expect(groups[0]).toMatchObject({
    title: 'Applications',
    choices: [
      {
        label: expect.stringMatching(/^DT-1037 · /),
        target: { to: '/application/detail/A%2F1?formNo=DT-1037' },
      },
    ],
  });
});

test('offers all pages when no customer matches, and first the onboarding of a new one', () => {
  const [goTo] = labels(buildSearchChoices(search('x'), searchReply(0), pages));
  expect(goTo?.slice(0, 3)).toEqual(['Go to', 'Start onboarding', 'All customers']);
  expect(goTo?.toSorted()).toEqual(allPages.toSorted());
});

test('a failed search offers the pages, those of its words first', () => {
  const [goTo] = labels(buildFailedChoices(search('home'), [], pages));
  expect(goTo?.slice(0, 3)).toEqual(['Go to', 'Home', 'All customers']);
  expect(goTo?.toSorted()).toEqual(allPages.toSorted());
  expect(labels(buildFailedChoices(search('tan'), [], pages))).toEqual([allPages]);
  expect(buildFailedChoices(search('cart applications'), [], pages)).toEqual([]);
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
] as const)('moves from %i by %i of %i to %i', (index, step, count, expected) => {
  expect(moveIndex(index, step, count)).toBe(expected);
});
