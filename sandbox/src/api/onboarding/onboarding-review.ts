import { missingParts } from '@portal/shared/fields';
import type { cartItems } from '../../database/tables/index.ts';
import { isOnboardingId } from '../../rules/onboarding/future-accounts.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import type { Customer } from '../customers/servicing.ts';
import type { AgentContext } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import { findOwnOnboarding, hasCustomerOf } from './read-applicant.ts';

type CartItem = Pick<typeof cartItems.$inferSelect, 'id' | 'item'>;

/** The onboarding that an item belongs to; `undefined` for an item of a customer. */
const onboardingIdOf = ({ type, payload }: OrderItem): string | undefined =>
  type === 'investment' || type === 'bankar' ? (payload.onboardingId ?? undefined) : undefined;

/**
 * Whether the applicant of an onboarding is one of the agent's customers already, by identity number. False for a
 * customer who is on record.
 */
export const isKnownApplicant = async (
  { orm, agent }: AgentContext,
  { id, idNo }: Customer,
): Promise<boolean> => isOnboardingId(id) && (await hasCustomerOf(orm, agent.agentCustomerId, idNo));

/**
 * Returns complaints about an onboarding, and about an item that is sent without its onboarding; empty when there are
 * none. `together`: the items of the checkout; `isKnown`: the applicant is a customer already.
 */
export function onboardingComplaints(
  { item }: CartItem,
  together: readonly CartItem[],
  isKnown: boolean,
): readonly string[] {
  if (item.type === 'onboarding')
    return [
      ...(item.payload.isAOFCompleted === true && missingParts(item.payload).length === 0
        ? []
        : ['The onboarding is not complete: finish its steps.']),
      ...(isKnown ? ['You have a customer with this identity number already.'] : []),
    ];
  const onboardingId = onboardingIdOf(item);
  return onboardingId === undefined || together.some(({ id }) => id === onboardingId)
    ? []
    : ['Send it together with its onboarding.'];
}

/**
 * Checks that an item says whose cart it is put into: its `onboardingId` is that of the applicant, and absent or null
 * for a customer on record. An onboarding that was sent or removed takes no items.
 * @throws Problem 400 for another `onboardingId`, 422 when that onboarding is no longer in the agent's cart
 */
export async function refuseOutsideCart(
  { orm, agent }: AgentContext,
  { id }: Customer,
  item: OrderItem,
): Promise<void> {
  const expected = isOnboardingId(id) ? id : undefined;
  if (onboardingIdOf(item) !== expected)
    throw new Problem(
      400,
      `body.payload.onboardingId: ${expected ?? 'null for a customer who is not being onboarded'}`,
    );
  if (expected === undefined) return;
  const onboarding = await findOwnOnboarding(orm, agent.userId, expected);
  if (onboarding?.row.state !== 'cart') throw new Problem(422, 'This onboarding is no longer in the cart.');
}

/**
 * Refuses what an applicant, who is no customer yet, cannot have: every item but investments and bank accounts
 * (ONB-04). It does nothing for a customer on record.
 * @throws Problem 422 for an applicant
 */
export function refuseForApplicant({ id }: Customer): void {
  if (isOnboardingId(id))
    throw new Problem(422, 'Under an onboarding only an investment and a bank account can be added.');
}
