import type { SatSent } from '@portal/shared/api/suitability';
import { and, eq } from 'drizzle-orm';
import { cartItems } from '../../database/tables/index.ts';
import { assessmentRefusal } from '../../rules/assessment/assessment-checks.ts';
import { questionsAbout } from '../customers/assessment-questions.ts';
import type { Customer } from '../customers/servicing.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';
import { assessmentInCart } from './cart-assessment.ts';

/**
 * Checks an assessment before it is put into a cart.
 * @throws Problem 422 when it breaks a rule
 */
export function refuseAssessment(context: AgentContext, customer: Customer, payload: SatSent): void {
  const refusal = assessmentRefusal(payload, { ...questionsAbout(customer, context), now: context.now });
  if (refusal !== undefined) throw new Problem(422, refusal);
}

/**
 * Checks that the customer's cart has no assessment yet.
 * @throws Problem 422 when it has
 */
export async function refuseSecondAssessment(context: AgentContext, customerId: string): Promise<void> {
  const earlierItems = await context.orm
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(assessmentInCart(context, customerId));
  if (earlierItems.length > 0) throw new Problem(422, 'The cart already has an assessment of this customer.');
}

/**
 * Replaces the payload of the assessment `id` in the customer's cart, unchecked (`refuseAssessment` does that).
 * @throws Problem 404 when it is not in the cart
 */
export async function changeAssessment(
  context: AgentContext,
  customerId: string,
  id: string,
  payload: SatSent,
): Promise<{ id: string }> {
  const changedItems = await context.orm
    .update(cartItems)
    .set({ item: { type: 'sat', payload: { ...payload } } })
    .where(and(assessmentInCart(context, customerId), eq(cartItems.id, id)))
    .returning({ id: cartItems.id });
  if (changedItems.length === 0) throw notFound('cart item');
  return { id };
}
