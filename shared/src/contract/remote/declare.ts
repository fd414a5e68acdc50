import type { Parcel } from '../federation/parcel.ts';

/** A slot of a remote: the file `src/slots/<name>.tsx`, whose default export is a parcel. */
export interface Slot<in Props extends object> {
  readonly name: string;
  /** Names the slot in its error panel: `The notes` could not be loaded. */
  readonly label: string;
  /** Ties the declaration to the component's props. Neither build nor browser calls it. */
  readonly load: () => Promise<{ readonly default: Parcel<Props> }>;
}

/** A slot that takes no props but the shell. */
type PageSlot = Slot<Record<never, never>>;

/** Declares a slot. */
export const slot = <Props extends object>(declared: Slot<Props>): Slot<Props> => declared;

/** How a place shows slots, and their error panel: as a page with its heading, or over the page. */
export type ShownAs = 'page' | 'over-page';

/** What a remote adds to a place: made by the place's function. */
export interface Filling {
  /** Name and major of the place: `customer.tab/1`. */
  readonly place: string;
  /** Absent for a place without slots. */
  readonly slot?: Slot<never>;
  /** Lower ones come first. */
  readonly order: number;
  /** Default: inside a page. */
  readonly shownAs?: ShownAs;
  /** What the owner of the place reads. */
  readonly meta: object;
}

/** A breadcrumb. In its texts `{customer}` is the customer's name, and `{other}` a parameter of query or path. */
export interface CrumbLabel {
  readonly label: string;
  /** The label when a value of `label` is missing. */
  readonly else?: string;
  /** Query parameter without which the label is `else`. */
  readonly needs?: string;
  /** Address of a link; left out when one of its values is missing. */
  readonly path?: string;
}

/** The customer's name, or `Client`. It leads to the profile, to the list, or to the profile of one with accounts. */
export interface CustomerCrumb {
  readonly customer: 'profile' | 'list' | 'profile with accounts';
}

/** What a page shows for a query parameter, so that the host fetches its code with the page. */
interface ShownByQuery {
  readonly parameter: string;
  /** Default: any value. */
  readonly value?: string;
  /** The place whose filling is shown. Default: the page's slot for a part, else the slot that the value names, if any. */
  readonly place?: string;
  /** The code is the slot's part `<parameter>-<value>`. */
  readonly part?: true;
}

/** An entry of the side menu. Home is first and the simulator last. */
interface MenuEntry {
  readonly label: string;
  /** Name of an icon of lucide. */
  readonly icon: string;
  /** Paths of the pages whose entries come before it, where they exist. */
  readonly after?: readonly string[];
}

/** A page of the portal. */
export interface PageDeclaration {
  /** `/notes`, in which `:id` matches one segment. */
  readonly path: string;
  readonly slot: PageSlot;
  /** Announced when the page opens. It is the document's title until the page sets another one. */
  readonly title: string;
  /** Outside the frame, where no session is needed. Default: inside. */
  readonly area?: 'outside';
  /** The registration that the page is for: others see no entry of it. The API decides what they may do. */
  readonly access?: 'ut' | 'prs';
  /** Default: no breadcrumbs. */
  readonly crumbs?: readonly (CrumbLabel | CustomerCrumb)[];
  /** The page is about the customer of the query's `customerId`. */
  readonly customer?: true;
  /** The top bar shows the cart icon. */
  readonly cartIcon?: true;
  /** The page gets the pinned and the recent customers as its prop `atHand`, and `setPinned` to pin or unpin one. */
  readonly atHand?: true;
  readonly shows?: readonly ShownByQuery[];
  /** Paths and places that the agent is likely to open next. The host fetches their code when the browser is idle. */
  readonly next?: readonly string[];
  readonly nav?: MenuEntry;
}

/** What a remote tells the portal of itself. */
export interface RemoteDeclaration {
  /** The team's name, for people. */
  readonly team: string;
  readonly pages?: readonly PageDeclaration[];
  readonly fills?: readonly Filling[];
  /** Slots that neither a page nor a place shows. */
  readonly slots?: readonly Slot<never>[];
}

/** Declares a remote in its `remote.ts`, the one file of it that others read. */
export const defineRemote = (declared: RemoteDeclaration): RemoteDeclaration => declared;

/** Returns a remote's slots, each once: those of its pages, of its fillings, and others. */
export const slotsOf = ({
  pages = [],
  fills = [],
  slots = [],
}: RemoteDeclaration): readonly Slot<never>[] => [
  ...new Set([...pages.map(({ slot }) => slot), ...fills.flatMap(({ slot }) => slot ?? []), ...slots]),
];
