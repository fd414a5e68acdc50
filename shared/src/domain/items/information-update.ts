import { updateDocuments } from '@portal/shared/update-documents';
import { countFields, describeChanges } from '../person/index.ts';
import type { DescribePayload } from './item-text.ts';

/**
 * Returns the text of an update of the customer's record (cart item `clientInfoUpdate`): each changed field as it is
 * and as it becomes, and as details their number and the documents that it needs. It has no legs.
 */
export const describeInformationUpdate: DescribePayload<'clientInfoUpdate'> = (payload, { lookups }) => {
  const changes = describeChanges(payload, lookups);
  return {
    title: 'Update information',
    legs: [],
    details: [
      ...(changes.length === 0 ? [] : [{ value: `${countFields(changes)} changed` }]),
      ...updateDocuments(payload).map(({ name }) => ({ label: 'needs', value: name })),
    ],
    changes,
  };
};
