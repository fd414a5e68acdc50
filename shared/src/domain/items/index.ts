/** What is said of each kind of item, once for all screens and files. Not a facade: each remote bundles what it uses. */
export {
  describeItem,
  detailsOf,
  getItemName,
  getShortName,
  getShortText,
  type TypedItem,
} from './describe-item.ts';
export { getInvestmentTitle } from './investment.ts';
export type { ItemContext, ItemDetail, ItemText, Payloads } from './item-text.ts';
export { formatItemTypes, getItemTypeLabel } from './item-type-labels.ts';
export {
  directionName,
  type Leg,
  legCells,
  legColumns,
  legSizeText,
  legsOfListed,
  readSize,
  type SchemeRef,
  type Size,
  shortSchemeName,
  sizeText,
} from './legs.ts';
export {
  chargeLabels,
  type OrderSums,
  orderSumText,
  type Prices,
  sumsOf,
  taxOf,
} from './order-sums.ts';
