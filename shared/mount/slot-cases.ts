import { customerPath } from '../src/contract/pages.ts';
import type { DeclaredPage, Declares } from '../src/contract/remote/declares.ts';
import { sampleAddress } from '../src/testing/samples/props.ts';

/** How a slot is mounted for a trial. It is sent to the browser as JSON. */
export interface SlotCase {
  readonly slot: string;
  /** Address of the page, with a value for each of its parameters. */
  readonly address: string;
  /** Whose props it gets: those of every place, of a page with the customers at hand, or none. */
  readonly props: 'place' | 'at hand' | 'none';
  /** Whether an agent is signed in. */
  readonly signedIn: boolean;
}

const ofPage = (page: DeclaredPage): SlotCase => ({
  slot: page.slot,
  address: sampleAddress(page),
  props: page.atHand ? 'at hand' : 'none',
  signedIn: page.area !== 'outside',
});

const ofFilling = (slot: string): SlotCase => ({
  slot,
  address: customerPath,
  props: 'place',
  signedIn: true,
});

/**
 * Returns how each slot of a build is mounted to try it: at the address of its page, with the props of its place, or without
 * any. A slot that several pages or places show is mounted for each.
 */
export function slotCases(slots: readonly string[], declares: Declares | undefined): readonly SlotCase[] {
  const cases = [
    ...(declares?.pages ?? []).map(ofPage),
    ...(declares?.fills ?? []).flatMap((fill) => (fill.slot === undefined ? [] : [ofFilling(fill.slot)])),
  ];
  const shown = new Set(cases.map(({ slot }) => slot));
  // a dot is in the names of parts, which are no slots
  const others = slots.filter((slot) => !shown.has(slot) && !slot.includes('.'));
  return [
    ...cases,
    ...others.map((slot) => ({ slot, address: '/', props: 'none' as const, signedIn: true })),
  ];
}
