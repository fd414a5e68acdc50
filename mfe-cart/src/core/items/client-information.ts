import { pluralize } from '../format-text.ts';
import type { Payloads, RecordContent } from './item-content.ts';

/** An update of the customer's record. */
export interface ClientInformationContent extends RecordContent {
  readonly kind: 'clientInfoUpdate';
  /** The changed fields as listed, which its drawer decodes and edits. */
  readonly update: Payloads['clientInfoUpdate'];
}

/** Kind of the list `clientInfoUpdate`. */
export function clientInfoUpdate(payload: Payloads['clientInfoUpdate']): ClientInformationContent {
  const { before: _before, ...changes } = payload;
  const fields = Object.keys(changes).length;
  return {
    kind: 'clientInfoUpdate',
    noun: 'update',
    glyph: 'person',
    title: 'Update information',
    detail: fields > 0 ? `${pluralize(fields, 'field')} changed` : 'Changes to the customer’s record',
    legs: [],
    update: payload,
    transaction: 'update-information',
  };
}
