export { CustomerAssessment } from './customer-assessment.tsx';
