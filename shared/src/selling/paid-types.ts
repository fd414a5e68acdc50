import type { ItemType } from '@portal/shared/api/transaction-payloads';

/** Whether an item of this type has to be paid. */
export const isPaidType = (type: ItemType): boolean => type === 'investment';

/**
 * Whether an application has both what is paid and what is not, as some services answer: then money out waits for money
 * in (domain, section 6).
 */
export const isMixed = (types: readonly ItemType[]): boolean =>
  types.some(isPaidType) && !types.every(isPaidType);
