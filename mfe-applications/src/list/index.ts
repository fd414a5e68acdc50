export { ApplicationListPage } from './application-list-page.tsx';
