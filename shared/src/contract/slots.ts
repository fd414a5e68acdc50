/** Name of a remote: its folder. */
export type RemoteName = `mfe-${string}`;

/** Whether a text can be the name of a remote. It has no digits: containers are named after it. */
export const isRemoteName = (name: string): name is RemoteName => /^mfe-[a-z]+(-[a-z]+)*$/.test(name);

/**
 * Name of a slot for the mounter: `mfe-notes/list`, or a place such as `transaction/1` for the first slot that fills it. The
 * name alone (`list`) is for releases that were built before contract 1.13: the slot of the first remote that has one.
 */
export type SlotName = string;

/** Props of slots, besides the shell and the location. Places type them (`@portal/shared/remote`). */
export type SlotProps = Readonly<Record<SlotName, object>>;

/** A pinned customer (kept across sessions) or a recent customer (opened in this tab). */
export interface CustomerAtHand {
  readonly customerId: string;
  /** The name in the customer's record. Absent when only the id is stored. */
  readonly name?: string;
  /** The masked identity number, to distinguish customers of the same name. Absent like the name. Since contract 1.10. */
  readonly maskedId?: string | undefined;
  readonly pinned: boolean;
}

/** The assessment that a customer answers: the customer, and the item of the cart that it changes. */
export interface AssessmentHandedOver {
  readonly customerId: string;
  /** Null for a new assessment. */
  readonly itemId: string | null;
}

/** Props of a slot that takes none. */
// biome-ignore lint/complexity/noBannedTypes: React components without props have the type `{}`
export type NoProps = {};
