import { type SatPayload, satDeclarations, satPayload } from '@portal/shared/api/suitability-payload';
import * as z from '@portal/shared/schema';
import { and, eq, sql } from 'drizzle-orm';
import { cartItems } from '../../database/tables/index.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import type { Customer } from '../customers/servicing.ts';
import type { AgentContext } from '../server/context.ts';
import { customerAfter } from '../settlement/record-assessment.ts';

/** The assessment of a cart item: `undefined` for another item, and while it is not complete. */
function completeAssessment({ type, payload }: OrderItem): SatPayload | undefined {
  if (type !== 'sat') return undefined;
  const { data } = z.safeParse(satPayload, payload);
  const isComplete = data && (data.result !== null || data.satDeclarationId === satDeclarations.declines);
  return isComplete ? data : undefined;
}

/**
 * Returns the customer that these items of a cart are judged by: as the complete assessment among them will leave the
 * record, else as the record is.
 */
export function customerFor(customer: Customer, items: readonly { readonly item: OrderItem }[]): Customer {
  const [assessment] = items.flatMap(({ item }) => completeAssessment(item) ?? []);
  return assessment ? { ...customer, ...customerAfter(customer, assessment) } : customer;
}

/** Returns the SQL condition for the assessments in a customer's cart; a cart has none or one. */
export function assessmentInCart({ agent }: Pick<AgentContext, 'agent'>, customerId: string) {
  return and(
    eq(cartItems.agentUserId, agent.userId),
    eq(cartItems.customerId, customerId),
    eq(cartItems.state, 'cart'),
    eq(sql`${cartItems.item}->>'type'`, 'sat'),
  );
}
