import type { ItemType } from '@portal/shared/api/transaction-payloads';

/** Whether the customer pays for an item of this type; only an investment is. */
export const isPaidType = (type: ItemType): boolean => type === 'investment';

/**
 * Whether items of these types, in one application, are partly paid for and partly not, as some services send them:
 * then money out waits for money in (docs/domain.md, section 6).
 */
export const isMixed = (types: readonly ItemType[]): boolean =>
  types.some(isPaidType) && !types.every(isPaidType);
