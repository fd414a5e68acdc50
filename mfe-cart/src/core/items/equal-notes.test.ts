import { groupEqualNotes } from './equal-notes.ts';

type State = 'warning' | 'blocked';
type Case = readonly [id: string, state: State, text: string];

const group = (notes: readonly Case[]) => {
  const { shared, own } = groupEqualNotes(notes.map(([id, state, text]) => ({ item: { id }, state, text })));
  return {
    shared: shared.map(({ state, text, items }) => `${items.map(({ id }) => id)} ${state}: ${text}`),
    own: Object.fromEntries(own),
  };
};

test.each<[string, readonly Case[], readonly string[], Readonly<Record<string, readonly string[]>>]>([
  ['nothing', [], [], {}],
  ['one item', [['a', 'warning', 'Risky.']], [], { a: ['Risky.'] }],
  [
    'two items with the same sentence',
    [
      ['a', 'warning', 'Risky.'],
      ['b', 'warning', 'Risky.'],
    ],
    ['a,b warning: Risky.'],
    {},
  ],
  [
    'two items with different sentences',
    [
      ['a', 'warning', 'Risky.'],
      ['b', 'warning', 'Twice.'],
    ],
    [],
    { a: ['Risky.'], b: ['Twice.'] },
  ],
  [
    'the same sentence about items in different states',
    [
      ['a', 'warning', 'Closed.'],
      ['b', 'blocked', 'Closed.'],
    ],
    [],
    { a: ['Closed.'], b: ['Closed.'] },
  ],
  [
    'an item with two sentences, of which another one has the second',
    [
      ['a', 'warning', 'Risky.'],
      ['a', 'warning', 'Twice.'],
      ['b', 'warning', 'Twice.'],
    ],
    ['a,b warning: Twice.'],
    { a: ['Risky.'] },
  ],
  [
    'two sentences of one item only',
    [
      ['a', 'blocked', 'Closed.'],
      ['a', 'blocked', 'No account.'],
    ],
    [],
    { a: ['Closed.', 'No account.'] },
  ],
  [
    'a sentence that is given twice for one item',
    [
      ['a', 'blocked', 'Closed.'],
      ['a', 'blocked', 'Closed.'],
    ],
    [],
    { a: ['Closed.'] },
  ],
  [
    'groups in the order of their first items',
    [
      ['a', 'warning', 'Twice.'],
      ['b', 'blocked', 'Closed.'],
      ['c', 'blocked', 'Closed.'],
      ['d', 'warning', 'Twice.'],
    ],
    ['a,d warning: Twice.', 'b,c blocked: Closed.'],
    {},
  ],
])('groups the sentences of %s', (_case, notes, shared, own) => {
  expect(group(notes)).toEqual({ shared, own });
});

test('300 items with one sentence are one group', () => {
  const notes = Array.from({ length: 300 }, (_, index): Case => [`i${index}`, 'warning', 'Twice.']);
  const { shared, own } = groupEqualNotes(notes.map(([id, state, text]) => ({ item: { id }, state, text })));
  expect(shared).toHaveLength(1);
  expect(shared[0]?.items).toHaveLength(300);
  expect(own.size).toBe(0);
});
