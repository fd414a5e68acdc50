import { slotCases } from './slot-cases.ts';

const declares = {
  labels: {},
  pages: [
    { path: '/notes', slot: 'notes', title: 'Notes' },
    { path: '/notes/:id/page/:page', slot: 'note', title: 'Note', customer: true, atHand: true },
    { path: '/', slot: 'login', title: 'Login', area: 'outside' },
  ],
  fills: [
    { place: 'customer.tab/1', slot: 'tab' },
    { place: 'finder.command/1' },
    { place: 'of.another.age/1', slot: 'odd' },
  ],
} as const;

test('mounts each page at its address, with a customer where it is about one, and each filling with the props of its place', () => {
  const slots = ['notes', 'note', 'login', 'tab', 'odd', 'alone', 'note.print-view'];
  const profile = { address: '/client-profile', signedIn: true };
  expect(slotCases(slots, { ...declares, pages: [...declares.pages], fills: [...declares.fills] })).toEqual([
    { slot: 'notes', address: '/notes', props: 'none', signedIn: true },
    {
      slot: 'note',
      address: '/notes/A1/page/A1?customerId=C1',
      props: 'at hand',
      signedIn: true,
    },
    { slot: 'login', address: '/', props: 'none', signedIn: false },
    { slot: 'tab', ...profile, props: 'place' },
    { slot: 'odd', ...profile, props: 'place' },
    { slot: 'alone', address: '/', props: 'none', signedIn: true },
  ]);
});

test('mounts the slots of a build that declares nothing, without its parts', () => {
  expect(slotCases(['cart', 'cart.charts'], undefined)).toEqual([
    { slot: 'cart', address: '/', props: 'none', signedIn: true },
  ]);
});
