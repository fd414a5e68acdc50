import type { DeclaredFilling, DeclaredPage, Declares } from '../../shared/src/remote/declares.ts';
import type * as remote from '../../shared/src/remote/index.ts';
import type { Place } from '../../shared/src/remote/place.ts';

/** How a slot is mounted for a trial. It is sent to the browser as JSON. */
export interface SlotCase {
  readonly slot: string;
  /** Address of the page, with a value for each of its parameters. */
  readonly address: string;
  /** `call` in place of each function. */
  readonly props: object;
  /** Whether an agent is signed in. */
  readonly signedIn: boolean;
}

/** In place of a function that does nothing: JSON has none. */
export const call = 'a function';

type Exported = (typeof remote)[keyof typeof remote];
// a place takes exactly its props and meta, so that it extends no common place: each is inferred
type Places = Exported extends infer Each
  ? Each extends Place<infer _Props, infer _Meta>
    ? Each
    : never
  : never;
/** The props that a place passes, with `call` for functions. */
type Sample<Props> = {
  readonly [Key in keyof Props]: Props[Key] extends () => void ? typeof call : Props[Key];
};
type Samples = {
  readonly [Each in Places as Each['id']]: Each extends Place<infer Props, infer _> ? Sample<Props> : never;
};

const customerId = '1000001';

/** What each place passes to a slot that is tried. */
const samples: Samples = {
  'account.history/1': { customerId, accountId: 'A-1', plan: 'CS' },
  'cart.summary/1': { customer: { customerId }, onClose: call },
  'customer-mode.questions/1': { customerId, itemId: null },
  'customer-mode.agent/1': {},
  'customer.action/1': { customerId, onClose: call },
  'customer.tab/1': { customerId },
  'home.tile/1': {},
  'transaction/1': { kind: 'invest', customerId, onClose: call },
};
const propsOfPlaces: ReadonlyMap<string, object> = new Map(Object.entries(samples));

const ofPage = ({ slot, path, area, customer, atHand }: DeclaredPage): SlotCase => ({
  slot,
  address: path.replaceAll(/:\w+/g, '1') + (customer ? `?customerId=${customerId}` : ''),
  props: atHand ? { atHand: [], setPinned: call } : {},
  signedIn: area !== 'outside',
});

const ofFilling = (slot: string, { place }: DeclaredFilling): SlotCase => ({
  slot,
  address: '/client-profile',
  props: propsOfPlaces.get(place) ?? {},
  signedIn: true,
});

/**
 * Returns how each slot of a build is mounted to try it: at the address of its page, with the props of its place, or without
 * any. A slot that several pages or places show is mounted for each.
 */
export function slotCases(slots: readonly string[], declares: Declares | undefined): readonly SlotCase[] {
  const cases = [
    ...(declares?.pages ?? []).map(ofPage),
    ...(declares?.fills ?? []).flatMap((fill) =>
      fill.slot === undefined ? [] : [ofFilling(fill.slot, fill)],
    ),
  ];
  const shown = new Set(cases.map(({ slot }) => slot));
  // a dot is in the names of parts, which are no slots
  const others = slots.filter((slot) => !shown.has(slot) && !slot.includes('.'));
  return [...cases, ...others.map((slot) => ({ slot, address: '/', props: {}, signedIn: true }))];
}
