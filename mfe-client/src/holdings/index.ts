export { useAccountChoices } from './account-choices.ts';
export { HoldingsTab } from './holdings-tab.tsx';
