export { ApplicationDetailPage } from './application-detail-page.tsx';
