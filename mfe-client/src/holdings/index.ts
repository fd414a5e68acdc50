export { HoldingsTab } from './holdings-tab.tsx';
