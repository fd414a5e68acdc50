import { describeChanges } from '../person/index.ts';
import type { DescribePayload } from './item-text.ts';

/**
 * Returns the text of an update of the customer's record (cart item `clientInfoUpdate`): each changed field as it is
 * and as it becomes, and their number as a detail. It has no legs.
 */
export const describeInformationUpdate: DescribePayload<'clientInfoUpdate'> = (payload, { lookups }) => {
  const changes = describeChanges(payload, lookups);
  const value = changes.length === 1 ? '1 field changed' : `${changes.length} fields changed`;
  return {
    title: 'Update information',
    legs: [],
    details: changes.length === 0 ? [] : [{ value }],
    changes,
  };
};
