export { BankAccountDrawer } from './bank-account-drawer.tsx';
