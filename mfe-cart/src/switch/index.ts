export { SwitchDrawer } from './switch-drawer.tsx';
