export { UpdateInformationDrawer } from './update-information-drawer.tsx';
