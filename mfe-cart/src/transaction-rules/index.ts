/** Rules of the fields that several kinds of transaction have. */
export {
  type AccountChoice,
  accountChoices,
  firstAccount,
  type OpenAccount,
  startingHolding,
} from './account-choice.ts';
export {
  type BankContext,
  bankFields,
  bankKey,
  bankKeyOf,
  type PaidBank,
  payoutAccount,
  readBank,
} from './bank-choice.ts';
export {
  type Distribution,
  type DistributionValues,
  defaultDistribution,
  isReinvestOnly,
  readDistribution,
} from './distribution.ts';
export { amountForUrl, type DrawerStart, isAboutStart, startingAmount } from './drawer-start.ts';
export {
  activeFilters,
  type FundFilters,
  filterOffers,
  filterOptionsOf,
  noFilters,
  riskLimitText,
  wordsMatcher,
} from './fund-filter.ts';
export { compareReturns, returnsOfClass } from './fund-returns.ts';
export { holdingAfterCart } from './holdings/cart-units.ts';
export { type HoldingChoice, holdingChoices, holdingProblem } from './holdings/holding-choice.ts';
export {
  checkSize,
  type SizeCheck,
  type SizeLimits,
  sizeLimits,
  takenValue,
} from './holdings/size.ts';
export {
  normalizedSize,
  type SizeValues,
  sizeFields,
  type TakenSize,
  takenFields,
  typedSize,
} from './holdings/size-values.ts';
export { type FreeSubAccounts, freeSubAccounts } from './holdings/sub-accounts.ts';
export { type RefusedOffer, splitByRefusal } from './refused-offers.ts';
export { type ChargeRange, chargeRange, checkCharge, rangeText, startingCharge } from './sales-charge.ts';
export { listTags, schemeTags } from './scheme-tags.ts';
export { isAcknowledged, type MismatchValues, suitabilityProblems } from './suitability-problems.ts';
export { useWithdrawalProblems } from './withdrawals/use-withdrawal-problems.ts';
export {
  isReasonOffered,
  type Withdrawal,
  withdrawalLimits,
  withdrawalOf,
} from './withdrawals/withdrawal.ts';
