import { cartList } from '@portal/shared/api/cart';
import type { Customer } from '@portal/shared/api/customers';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { type CartAssessment, readCartAssessment } from '@portal/shared/records';
import { isCompany } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';

/**
 * Returns the complete suitability assessment that waits in the customer's cart; `undefined` without one, for a
 * company, which is not assessed, while the cart loads, and when it cannot be read.
 */
export function useAssessmentInCart(customer: Customer): CartAssessment | undefined {
  const { uuid: userId } = useAgent();
  const { customerId } = customer;
  const cart = useCall(
    cartList,
    isCompany(customer) ? undefined : { userId, customerId, channel: 'Digital Form' },
  );
  return valueOrUndefined(cart)?.sat.flatMap(({ payload }) => readCartAssessment(payload) ?? [])[0];
}
