import { updateDocuments } from '@portal/shared/update-documents';
import type { Payloads, RecordContent } from './item-content.ts';

/** An update of the customer's record. */
export interface ClientInformationContent extends RecordContent {
  readonly kind: 'clientInfoUpdate';
  /** The changed fields as listed, which its drawer decodes and edits. */
  readonly update: Payloads['clientInfoUpdate'];
}

/**
 * Converts the payload of an item of the cart's list `clientInfoUpdate`, a change of the customer's record, to what the
 * cart needs of it.
 */
export const decodeClientInformation = (update: Payloads['clientInfoUpdate']): ClientInformationContent => ({
  kind: 'clientInfoUpdate',
  ...(updateDocuments(update).length > 0 ? { needsDocuments: true } : {}),
  noun: 'update',
  glyph: 'person',
  legs: [],
  update,
  transaction: 'update-information',
});
