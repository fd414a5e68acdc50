import {
  isRemoteName,
  type PlacedFilling,
  type RemoteName,
  type SlotDescription,
  type SlotName,
} from '@portal/shared/contract';
import { type DeclaredRemotes, entriesOf } from '@portal/shared/federation';

/** A slot with its owner. */
export interface SlotAddress {
  readonly remote: RemoteName;
  readonly slot: string;
}

/** The slots that the page's remotes declare. */
export interface SlotDirectory {
  /**
   * Returns the slot of a name: `mfe-notes/list`, a place's first filling, or a slot by its name alone. One that no remote
   * declares has the address of a remote that is in no registry, so that its load fails.
   */
  find(name: SlotName): SlotAddress;
  describe(name: SlotName): SlotDescription;
  /** Fillings of a place: by order, then by remote and position. */
  fillings(place: string): readonly PlacedFilling[];
}

/** Creates the directory of the composed page's remotes. A registry that is fetched later adds nothing to it. */
export function createSlotDirectory(remotes: DeclaredRemotes): SlotDirectory {
  const declared = entriesOf(remotes).flatMap(([remote, { declares }]) =>
    declares ? [{ remote, ...declares }] : [],
  );
  const fillings = (place: string) =>
    declared
      .flatMap(({ remote, fills }) =>
        fills.map((filling, at) => ({ ...filling, key: `${remote}/${filling.slot ?? at}` })),
      )
      .filter((filling) => filling.place === place)
      .sort((one, other) => (one.order ?? 100) - (other.order ?? 100))
      .map(({ key, meta }) => ({ key, meta }));

  function find(name: SlotName): SlotAddress {
    const [remote = '', slot] = name.split('/');
    if (isRemoteName(remote) && slot !== undefined) return { remote, slot };
    const [first] = slot === undefined ? [] : fillings(name);
    if (first) return find(first.key);
    const owner = declared.find(({ labels }) => Object.hasOwn(labels, name));
    return { remote: owner?.remote ?? 'mfe-none', slot: name };
  }

  return {
    find,
    fillings,
    describe(name) {
      const { remote, slot } = find(name);
      const { labels, pages, fills } = remotes[remote]?.declares ?? {};
      const isSlot = (each: { readonly slot?: string | undefined }) => each.slot === slot;
      return {
        label: (labels && Object.hasOwn(labels, slot) && labels[slot]) || 'This part',
        kind: pages?.some(isSlot) ? 'page' : (fills?.find(isSlot)?.shownAs ?? 'part'),
      };
    },
  };
}
