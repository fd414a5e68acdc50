export { BankAccountsTab } from './bank-accounts-tab.tsx';
