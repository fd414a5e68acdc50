export { CompletedPeriod } from './completed-period.tsx';
export { CompletedTransactions } from './completed-transactions.tsx';
