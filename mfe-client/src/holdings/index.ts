export { HoldingsTab } from './holdings-tab.tsx';
export { useToggledAccounts } from './toggled-accounts.ts';
