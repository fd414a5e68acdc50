export { CompletedTransactions } from './completed-transactions.tsx';
