export { type AddToCart, useAddToCart } from './add-to-cart/use-add-to-cart.ts';
export { toFieldErrors } from './form/field-errors.ts';
export { type TransactionDraft, TransactionForm } from './form/transaction-form.tsx';
export { useDrawerAddress } from './form/use-drawer-address.ts';
export type { OrderReading } from './form/use-submit.ts';
export type { TransactionDrawerProps, TransactionKind } from './kind.ts';
