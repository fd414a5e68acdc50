export { SuitabilityPage } from './suitability-page.tsx';
