export { CustomerAssessment } from './customer/index.ts';
export { SuitabilityPage } from './suitability-page.tsx';
export { suitabilityRemoteData } from './suitability-remote-data.ts';
