import * as z from '@portal/shared/schema';
import { readStored, writeStored } from '../../foundation/stored-values.ts';

const key = 'left-orders';
const storedIds = z.array(z.string());
/** Above this number, the orders that were left first are listed again. */
const mostKept = 500;

const readIds = (): readonly string[] => readStored(() => localStorage, key, storedIds) ?? [];

/**
 * Returns the ids of the declined checkouts that the agent has decided to leave as they are, so that no list shows them
 * as something to do. The service has no field for it, so they are in this browser's storage; empty without storage.
 */
export const readLeftOrders = (): ReadonlySet<string> => new Set(readIds());

/**
 * Stores in this browser whether a declined checkout is left as it is (`readLeftOrders`). Returns whether that succeeded:
 * storage may be full or blocked. Of more than 500, the oldest are dropped.
 */
export function setOrderLeft(checkoutId: string, isLeft: boolean): boolean {
  const others = readIds().filter((id) => id !== checkoutId);
  return writeStored(() => localStorage, key, isLeft ? [...others, checkoutId].slice(-mostKept) : others);
}
