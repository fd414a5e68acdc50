export { type AddToCart, useAddToCart } from './add-to-cart/use-add-to-cart.ts';
export { AccountField } from './fields/account-field.tsx';
export { BankField } from './fields/bank-field.tsx';
export { ChosenCard } from './fields/chosen-card.tsx';
export { DistributionFields } from './fields/distribution-fields.tsx';
export { FixedAnswer } from './fields/fixed-answer.tsx';
export { FundChoice } from './fields/fund-choice.tsx';
export { FundFinder } from './fields/fund-finder/fund-finder.tsx';
export { SalesChargeField } from './fields/sales-charge-field.tsx';
export { SourceHoldingFields } from './fields/source-holding-fields.tsx';
export { SuitabilityFields } from './fields/suitability/suitability-fields.tsx';
export { useMismatch } from './fields/suitability/use-mismatch.ts';
export { TakenSizeSummary } from './fields/taken-size-summary.tsx';
export { type SourceHolding, useSourceHolding } from './fields/use-source-holding.ts';
export { CustomerLine } from './form/customer-line.tsx';
export { draftNameOf } from './form/draft-name.ts';
export {
  type DrawerOrders,
  DrawerOrdersContext,
  type OrderSeries,
  useDrawerOrders,
} from './form/drawer-orders.ts';
export { FormFooter } from './form/form-footer.tsx';
export { LeaveDialog } from './form/leave-dialog.tsx';
export { type TransactionDraft, TransactionForm } from './form/transaction-form.tsx';
export { TransactionLoader } from './form/transaction-loader.tsx';
export { useAccountHolding } from './form/use-account-holding.ts';
export { type BuyerFacts, useBuyerFacts } from './form/use-buyer-facts.ts';
export { useDrawerAddress } from './form/use-drawer-address.ts';
export { type OrderFacts, useOrderFacts } from './form/use-order-facts.ts';
export { missingIn, type OrderReading } from './form/use-submit.ts';
export type { TransactionDrawerProps, TransactionKind } from './kind.ts';
