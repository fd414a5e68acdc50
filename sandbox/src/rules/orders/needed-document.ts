/** A document that an item needs, and the path of the upload that the item has brought along. */
export interface NeededDocument {
  readonly name: string;
  readonly path: string | null;
}
