export { transactionDrawers } from './drawers.ts';
export { TransactionDrawer } from './transaction-drawer.tsx';
