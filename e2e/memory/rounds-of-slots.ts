import { isUnderTest } from '../support/remotes.ts';
import { addressOf, type View, views } from '../support/views/views.ts';
import type { Stop } from './rounds.ts';

/** A stop at a slot, or at something of the host's own. */
export interface SlotStop extends Stop {
  readonly slot?: string;
}

const home: SlotStop = {
  step: { path: '/dashboard' },
  mark: { selector: 'h1', text: 'Good ' },
  mounts: 0,
};

/** Returns the stops of a view: one, or two where a button opens and closes it. */
function stopsOf(view: View, customerId: string): readonly SlotStop[] {
  const { slot, press, shows } = view;
  if (press === undefined)
    return [{ slot, step: { path: addressOf(view, customerId) }, mark: shows, mounts: 1 }];
  const closed = { selector: `body:not(:has(${shows.selector}))`, text: '' };
  return [
    { slot, step: { press }, mark: shows, mounts: 1 },
    { step: { press }, mark: closed, mounts: 0 },
  ];
}

/** The page comes before what its buttons open, and before its parts. */
const rankOf = ({ isPart, press }: View): number => (press !== undefined ? 1 : isPart ? 2 : 0);

/** Returns the stops at each page that shows a slot under test: the page's own slot, then those slots. */
function stopsOfPages(isOutside: boolean, customerId: string): readonly (readonly SlotStop[])[] {
  const pages = new Map<string, readonly View[]>();
  for (const view of views.filter((each) => each.isOutside === isOutside)) {
    const page = view.path.replace(/\?.*/, '');
    pages.set(page, [...(pages.get(page) ?? []), view]);
  }
  return [...pages.values()]
    .filter((onPage) => onPage.some(({ remote }) => isUnderTest(remote)))
    .map((onPage) =>
      onPage
        .filter(({ remote, isPart }) => isUnderTest(remote) || !isPart)
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .flatMap((view) => stopsOf(view, customerId)),
    );
}

/** The round of an agent who is not signed in; empty when no slot under test is seen then. */
export const openRound: readonly SlotStop[] = stopsOfPages(true, '').flat();

/** Returns all signed-in slots under test in one round, with a customer. It begins from its last stop, home. */
export function signedInRound(customerId: string): readonly SlotStop[] {
  const stops = stopsOfPages(false, customerId).flat();
  return stops.length === 0 ? [] : [...stops, home];
}

/** Returns the same slots two pages at a time: a leak then says in which of them it is. */
export function signedInRounds(customerId: string): readonly (readonly SlotStop[])[] {
  const pages = stopsOfPages(false, customerId);
  return pages.flatMap((stops, index) =>
    index % 2 === 0 ? [[...stops, ...(pages[index + 1] ?? [home])]] : [],
  );
}

/** Slots of each remote that a signed-in agent uses, which are pages. */
const sevenSlots: ReadonlySet<string | undefined> = new Set([
  'client-list',
  'client-profile',
  'account-history',
  'transaction-drawer',
  'checkout',
  'cart',
  'application-list',
]);

/** Seven pages, with all remotes of a signed-in agent, and home: fifty times round them are 400 pages. */
export const eightPages = (customerId: string): readonly SlotStop[] => [
  ...signedInRound(customerId).filter(({ slot }) => sevenSlots.has(slot)),
  home,
];
