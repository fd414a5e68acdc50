import { onboardingSent } from '@portal/shared/api/onboarding';
import * as z from '@portal/shared/schema';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../database/orm.ts';
import { cartItems } from '../../database/tables/index.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';

/** What the cart stores of an onboarding: its types, and whether the agent has completed it. */
const storedPayload = z.extend(onboardingSent, { isAOFCompleted: z.boolean() });

/** An onboarding with the cart item that it is. */
export interface StoredOnboarding {
  readonly row: typeof cartItems.$inferSelect;
  readonly payload: Omit<z.output<typeof storedPayload>, 'isAOFCompleted'>;
  readonly isCompleted: boolean;
}

/** Returns the payload of an item that is an onboarding; `undefined` for another item, and one that cannot be read. */
export const payloadOf = ({ type, payload }: OrderItem): z.output<typeof storedPayload> | undefined =>
  type === 'onboarding' ? z.safeParse(storedPayload, payload).data : undefined;

/**
 * Decodes the onboarding in the row of a cart item, with whether it was sent as complete.
 * @throws Error when the item is something else, or its payload is no onboarding
 */
export function onboardingOf(row: StoredOnboarding['row']): StoredOnboarding {
  const data = payloadOf(row.item);
  if (!data) throw new Error(`${row.id} is no onboarding.`);
  const { isAOFCompleted, ...payload } = data;
  return { row, payload, isCompleted: isAOFCompleted };
}

/**
 * Reads an onboarding, also one that was checked out or removed; `undefined` when no item has the id, or it is of another
 * kind. Throws when the stored payload is no onboarding.
 */
export async function findOnboarding(orm: Orm, id: string): Promise<StoredOnboarding | undefined> {
  const [row] = await orm.select().from(cartItems).where(eq(cartItems.id, id));
  return row?.item.type === 'onboarding' ? onboardingOf(row) : undefined;
}
