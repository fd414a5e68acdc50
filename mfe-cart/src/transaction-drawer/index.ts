export { transactionKinds } from './kinds.ts';
export { TransactionDrawer } from './transaction-drawer.tsx';
