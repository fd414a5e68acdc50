/** Rules of selling that several remotes need. Not a facade: each remote bundles what it uses. */

export { ageOn } from '@portal/shared/dates';
export { getAge } from './age.ts';
export { agentCodeFor, canSell } from './agent-code.ts';
export { isCompany } from './company.ts';
export { compareCurrencies } from './compare-currencies.ts';
export { acceptsForeignCurrency } from './currency-answer.ts';
export { cutOffOn, cutOffText } from './cut-off.ts';
export { extraCareReasons, isExtraCareAsked } from './extra-care.ts';
export { readLeftOrders, setOrderLeft } from './left-orders.ts';
export { mixedNotice, sendApartLabel } from './mixed-application.ts';
export { documentsHash, type NextAction, nextActionOf } from './next-action.ts';
export { isMixed, isPaidType } from './paid-types.ts';
export { epfPaysText, outstandingText, paymentLabel, sumText } from './payment.ts';
export type { Permission } from './permission.ts';
export {
  accountPermission,
  ageRangeText,
  customerPermission,
  isWholesale,
  notRegistered,
  permittedActions,
  type SellingFacts,
} from './permitted-actions.ts';
export {
  expiringDays,
  isAboveCategory,
  isOverLimit,
  mismatchOf,
  type Suitability,
  suitabilityOf,
  type Validity,
  validityOf,
} from './suitability.ts';
export { switchPairPermission } from './switch-pair.ts';
