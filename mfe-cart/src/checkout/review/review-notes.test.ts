import { someLists, wireInvestment } from '../../core/fixtures/cart.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import type { DeclarationAnswers, DeclarationRequirements } from '../declaration/declaration.ts';
import { mismatchStatement } from '../declaration/statements.ts';
import { reviewNotes } from './review-notes.ts';

const items = itemsOf(
  'Digital Transaction',
  someLists({
    investment: ['i1', 'i2', 'i3'].map((id) =>
      wireInvestment(id, { scheme: id === 'i1' ? 'CBSUK' : 'CBGTU' }),
    ),
  }),
);
const requirements: DeclarationRequirements = {
  agentEmail: 'agent@mail.example',
  hasFundDocuments: false,
  departures: [],
  asksBorrowing: false,
  mismatches: [
    {
      orders: [
        { itemId: 'i2', text: 'CBGTU' },
        { itemId: 'i3', text: 'CBGTU' },
      ],
      scheme: 'CBGTU',
      kind: 'risk',
      statement: mismatchStatement({ kind: 'risk', scheme: 'CBGTU', category: 'Moderate', gap: 'none' }),
    },
  ],
};
const at = '2026-11-20T10:42:00+08:00';
const answers = (isGiven: boolean): DeclarationAnswers => ({
  ticked: isGiven ? { 'acknowledged.i2': at, 'acknowledged.i3': at } : {},
  reasons: isGiven ? { i2: 'Has a long horizon.' } : {},
  borrowing: '',
  contactName: '',
  contactPhone: '',
  email: '',
});
const complain = (...ids: readonly string[]) => ids.map((itemId) => ({ itemId, message: 'Closed.' }));

const read = (complaints: ReturnType<typeof complain>, isGiven: boolean, isChecked = true) => {
  const notes = reviewNotes(items, complaints, isChecked ? requirements : undefined, answers(isGiven));
  return {
    states: Object.fromEntries(notes.states),
    shared: notes.shared.map(({ items: those }) => those.map(({ id }) => id)),
    own: Object.fromEntries(notes.own),
    others: notes.others,
  };
};
const nothing = { shared: [], own: {}, others: [] };

test.each([
  ['not checked yet', read([], false, false), { ...nothing, states: {} }],
  [
    'a fund with two orders that does not suit',
    read([], false),
    { ...nothing, states: { i2: 'warning', i3: 'warning' } },
  ],
  [
    'its acknowledgement and reason',
    read([], true),
    { ...nothing, states: { i2: 'acknowledged', i3: 'acknowledged' } },
  ],
  [
    'a complaint about one item',
    read(complain('i1'), true, false),
    { ...nothing, states: { i1: 'blocked' }, own: { i1: ['Closed.'] } },
  ],
  [
    'equal complaints about two, of which one does not suit',
    read(complain('i1', 'i2'), true),
    { ...nothing, states: { i1: 'blocked', i2: 'blocked', i3: 'acknowledged' }, shared: [['i1', 'i2']] },
  ],
  [
    'a complaint about no item here',
    read(complain('gone'), true, false),
    { ...nothing, states: {}, others: ['Closed.'] },
  ],
])('[CHK-02] [SAT-04] the review with %s', (_case, found, expected) => {
  expect(found).toEqual(expected);
});
