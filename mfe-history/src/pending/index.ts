export { PendingTransactions } from './pending-transactions.tsx';
