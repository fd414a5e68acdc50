export { RedeemDrawer } from './redeem-drawer.tsx';
