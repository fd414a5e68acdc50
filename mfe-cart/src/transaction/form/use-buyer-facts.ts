import type { Loadable } from '@portal/shared/contract';
import { today } from '@portal/shared/dates';
import { suitabilityOf } from '@portal/shared/selling';
import { asAssessed, type CountingAssessment } from '../../core/assessment/counting-assessment.ts';
import { useAssessmentAtOpening } from '../../core/assessment/use-assessment-in-cart.ts';
import { type OrderFacts, useOrderFacts } from './use-order-facts.ts';

/** What the forms of orders that buy a fund need before they open. */
export interface BuyerFacts extends OrderFacts {
  /** Absent until the cart has been read, so that no fund is judged by the wrong assessment. */
  readonly counting: CountingAssessment | undefined;
}

/**
 * Loads what the forms of orders that buy a fund need (`useOrderFacts`), with the customer judged by the complete
 * assessment in the cart, if it has one (`counting`). A customer with a valid assessment on record does not wait for
 * the cart: until it is read, `counting` is `undefined`.
 */
export function useBuyerFacts(customerId: string): Loadable<BuyerFacts> {
  const facts = useOrderFacts(customerId);
  const inCart = useAssessmentAtOpening(customerId);
  if (facts.status !== 'ok') return facts;
  const { customer } = facts.value;
  if (inCart.status === 'loading') {
    const isAssessed = 'rank' in suitabilityOf(customer, today());
    return isAssessed ? { status: 'ok', value: { ...facts.value, counting: undefined } } : inCart;
  }
  const assessment = inCart.value;
  const counting: CountingAssessment = assessment ? { source: 'cart', assessment } : { source: 'record' };
  return { status: 'ok', value: { ...facts.value, customer: asAssessed(customer, counting), counting } };
}
