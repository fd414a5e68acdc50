import type { Customer } from '@portal/shared/api/customers';
import type { ProductMismatch } from '@portal/shared/api/suitability';
import { type CartAssessment, withAssessment } from '@portal/shared/records';
import { mismatchOf, suitabilityOf } from '@portal/shared/selling';
import type { CartItem } from '../items/cart-item.ts';

/** The assessment that the orders of one checkout are judged by. */
export type CountingAssessment =
  | { readonly source: 'cart'; readonly assessment: CartAssessment }
  | {
      readonly source: 'record';
      /** A complete one in the cart that is not sent with these orders. */
      readonly leftOut?: CartAssessment | undefined;
    };

/**
 * Returns the complete suitability assessment among these items; a cart has at most one. `undefined` when there is none
 * or it is not complete.
 */
export const assessmentIn = (items: readonly CartItem[]): CartAssessment | undefined =>
  items.flatMap((item) => (item.kind === 'sat' ? (item.assessment ?? []) : [])).at(0);

/**
 * Returns the suitability assessment by which the items of one checkout are judged ('counting'): the complete one among
 * them (`cart`), else the one on record. `inCart`, that of the whole cart, is then noted as `leftOut`. Drawers, rows,
 * verdict and checkout all judge by it (docs/domain.md, section 4).
 */
export function countingAssessment(
  checkoutItems: readonly CartItem[],
  inCart: CartAssessment | undefined,
): CountingAssessment {
  const assessment = assessmentIn(checkoutItems);
  return assessment ? { source: 'cart', assessment } : { source: 'record', leftOut: inCart };
}

/**
 * Like `countingAssessment`, where only the id of the cart's assessment is known: `cart` when its item is chosen for
 * the checkout (`isChosen`), else `record`, with the cart's as `leftOut`.
 */
export const countingOf = (
  inCart: { readonly id: string; readonly assessment: CartAssessment } | undefined,
  isChosen: (id: string) => boolean,
): CountingAssessment =>
  inCart && isChosen(inCart.id)
    ? { source: 'cart', assessment: inCart.assessment }
    : { source: 'record', leftOut: inCart?.assessment };

/**
 * Returns the customer's record with the fields that the suitability assessment in the cart will write into it, so that
 * rules judge by it; unchanged when the assessment on record counts.
 */
export function asAssessed(customer: Customer, counting: CountingAssessment): Customer {
  return counting.source === 'record' ? customer : withAssessment(customer, counting.assessment);
}

/**
 * Returns which assessment orders are judged by, as the end of a sentence: `under the assessment in this cart (Moderate)`.
 * `undefined` for the one on record when the cart has none. `today` is YYYY-MM-DD.
 */
export function basisOf(counting: CountingAssessment, today: string): string | undefined {
  if (counting.source === 'record')
    return counting.leftOut && 'without the assessment in this cart, which is not chosen';
  const { record } = counting.assessment;
  const { state } = suitabilityOf(record, today);
  const category = state === 'declined' ? 'no information' : (record.riskCategory ?? '');
  return `under the assessment in this cart (${category}${state === 'expired' ? ', expired' : ''})`;
}

/**
 * Returns the suitability check of a scheme, judged again by the counting assessment, with a sentence that says which
 * one that is; the service's check (`found`) unchanged when the cart has no assessment. The service does not know the
 * checkout, so it judges by the cart's assessment also when that is left out. `isCurrencyAccepted`: whether the
 * assessment on record accepts a foreign currency.
 */
export function judgeScheme(
  found: ProductMismatch,
  currency: string,
  parts: {
    readonly counting: CountingAssessment;
    /** The customer on record. */
    readonly customer: Customer;
    readonly isCurrencyAccepted: boolean;
    /** YYYY-MM-DD. */
    readonly today: string;
  },
): ProductMismatch {
  const { counting, customer, today } = parts;
  const basis = basisOf(counting, today);
  if (basis === undefined) return found;
  const suitability = suitabilityOf(asAssessed(customer, counting), today);
  const isAccepted =
    counting.source === 'cart' ? counting.assessment.acceptsForeignCurrency : parts.isCurrencyAccepted;
  const isRefused = currency !== 'MYR' && !isAccepted;
  const isRisk = mismatchOf(suitability, found.schemeRank) !== undefined;
  return {
    mismatch: isRisk || isRefused,
    reasons: [
      ...(isRefused ? ['The customer does not accept foreign-currency risk.'] : []),
      `Checked ${basis}.`,
    ],
    customerRank: 'rank' in suitability ? suitability.rank : 0,
    schemeRank: found.schemeRank,
    riskCategory: 'rank' in suitability ? suitability.category : null,
  };
}
