export { InvestDrawer } from './invest-drawer.tsx';
export { investKind } from './invest-kind.ts';
