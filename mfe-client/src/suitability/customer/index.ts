export { CustomerAssessment } from './customer-assessment.tsx';
export { CustomerFrame, CustomerProgress, StepCard } from './customer-frame.tsx';
export { CustomerPlaceholder } from './customer-placeholder.tsx';
export { Thanks } from './thanks.tsx';
export { wordsByLanguage } from './words.ts';
