import type { DeclaredRemotes } from '@portal/shared/federation';
import { createSlotDirectory } from './slot-directory.ts';

const remotes: DeclaredRemotes = {
  'mfe-cart': {
    declares: {
      labels: { drawer: 'The form', list: 'The cart' },
      pages: [{ path: '/cart', slot: 'list', title: 'Cart' }],
      fills: [
        { place: 'transaction/1', slot: 'drawer', shownAs: 'over-page' },
        { place: 'finder.command/1', order: 20, meta: { label: 'Cart' } },
      ],
    },
  },
  'mfe-notes': {
    declares: {
      labels: { list: 'The notes', form: 'Another form', tab: 'Customer’s notes' },
      pages: [],
      fills: [
        { place: 'transaction/1', slot: 'form' },
        { place: 'finder.command/1', order: 10, meta: { label: 'Notes' } },
        { place: 'a-place-of-a-later-host/3', slot: 'tab' },
      ],
    },
  },
  'mfe-old': {},
};
const directory = createSlotDirectory(remotes);

test.each([
  ['mfe-notes/list', { remote: 'mfe-notes', slot: 'list' }],
  ['transaction/1', { remote: 'mfe-cart', slot: 'drawer' }],
  ['list', { remote: 'mfe-cart', slot: 'list' }],
  ['tab', { remote: 'mfe-notes', slot: 'tab' }],
  ['transaction/2', { remote: 'mfe-none', slot: 'transaction/2' }],
  ['toString', { remote: 'mfe-none', slot: 'toString' }],
])('finds %s', (name, address) => expect(directory.find(name)).toEqual(address));

test('a slot that is called like a member of every object is named by no member', () => {
  expect(directory.describe('mfe-cart/constructor').label).toBe('This part');
});

test('lists the fillings of a place by their order', () => {
  expect(directory.fillings('finder.command/1').map(({ meta }) => meta)).toEqual([
    { label: 'Notes' },
    { label: 'Cart' },
  ]);
  expect(directory.fillings('transaction/1').map(({ key }) => key)).toEqual([
    'mfe-cart/drawer',
    'mfe-notes/form',
  ]);
  expect(directory.fillings('customer.tab/1')).toEqual([]);
});

test.each([
  ['mfe-cart/list', { label: 'The cart', kind: 'page' }],
  ['transaction/1', { label: 'The form', kind: 'over-page' }],
  ['mfe-notes/tab', { label: 'Customer’s notes', kind: 'part' }],
  ['no-such-slot', { label: 'This part', kind: 'part' }],
])('describes %s by what its remote declares', (name, described) =>
  expect(directory.describe(name)).toEqual(described),
);
