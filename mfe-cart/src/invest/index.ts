export { TransactionDrawer } from './invest-drawer.tsx';
