import type { Filling, ShownAs, Slot } from './declare.ts';

/** Where a filling is placed. */
interface Placing {
  /** Lower ones come first; default: 100. */
  readonly order?: number;
}

/** Kind of a place. */
interface PlaceOptions {
  /** Default: inside a page. */
  readonly shownAs?: ShownAs;
}

/**
 * A place where slots of other remotes are shown. Its owner passes `Props` to each; they only grow, by optional members. A
 * place that changes in another way gets the next number in its name.
 */
export interface Place<in out Props extends object, in out Meta extends object, Id extends string = string> {
  /** Declares that a slot is shown here: its component must take the place's props. */
  (slot: Slot<Props>, ...placing: PlacingOf<Meta>): Filling;
  /** Name and major: `customer.tab/1`. In the type too, so that the API report shows it. */
  readonly id: Id;
  /** Never set: binds `Props` to what the owner passes. */
  readonly types?: { readonly props: (props: Props) => Props; readonly meta: (meta: Meta) => Meta };
}

/** The props that a place's owner passes. */
export type PropsOf<Of> = Of extends Place<infer Props, infer _> ? Props : never;

/** What fillings of a place say that have nothing to say. */
export type NoMeta = Record<never, never>;

/** The second argument may be left out where the place needs no `meta`. */
type PlacingOf<Meta extends object> =
  Record<never, never> extends Meta ? [placing?: Placing & Meta] : [placing: Placing & Meta];

/**
 * Makes a place. Its type says what it passes and what fillings say:
 * `const customerTab: Place<{ customerId: string }, { label: string }, 'customer.tab/1'> = definePlace('customer.tab/1')`.
 */
export function definePlace<Props extends object, Meta extends object, Id extends string>(
  id: Id,
  options: PlaceOptions = {},
): Place<Props, Meta, Id> {
  const fill = (slot: Slot<Props>, ...[placing]: PlacingOf<Meta>): Filling => {
    const { order = 100, ...meta } = placing ?? {};
    return { place: id, slot, order, ...options, meta };
  };
  return Object.assign(fill, { id });
}
