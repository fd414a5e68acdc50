/** A sentence about one item. */
interface ItemNote<Item, State extends string> {
  readonly item: Item;
  /** The item's state that the sentence explains. */
  readonly state: State;
  readonly text: string;
}

/** A sentence about several items in the same state, which is shown once. */
export interface EqualNotes<Item, State extends string> {
  readonly state: State;
  readonly text: string;
  /** At least two, in their order. */
  readonly items: readonly Item[];
}

/**
 * Separates the sentences that several items share from those of one item: `shared` has an entry for each state and
 * sentence, in the order of their first items; `own` has the sentences that stay with an item, by its id. A sentence
 * that is given twice for an item counts once.
 */
export function groupEqualNotes<Item extends { readonly id: string }, State extends string>(
  notes: readonly ItemNote<Item, State>[],
): {
  readonly shared: readonly EqualNotes<Item, State>[];
  readonly own: ReadonlyMap<string, readonly string[]>;
} {
  const groups = new Map<string, { state: State; text: string; items: Map<string, Item> }>();
  for (const { item, state, text } of notes) {
    const key = JSON.stringify([state, text]);
    const group = groups.get(key) ?? { state, text, items: new Map() };
    groups.set(key, group);
    group.items.set(item.id, item);
  }
  const own = new Map<string, readonly string[]>();
  const shared: EqualNotes<Item, State>[] = [];
  for (const { state, text, items } of groups.values()) {
    const [first, ...others] = items.values();
    if (others.length > 0) shared.push({ state, text, items: [...items.values()] });
    else if (first) own.set(first.id, [...(own.get(first.id) ?? []), text]);
  }
  return { shared, own };
}
