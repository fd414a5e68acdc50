/** Onboardings, assessments in a cart, and required documents. Not a facade: each remote bundles what it uses. */
export { hasUsPerson } from '../fields/onboarding-parts.ts';
export { isUsPerson } from '../person/us-person.ts';
export { applicantAge, vulnerableAnswersOf } from './applicant-answers.ts';
export {
  assessedFields,
  type CartAssessment,
  readCartAssessment,
  withAssessment,
} from './cart-assessment.ts';
export { type Onboarding, readOnboarding } from './onboarding.ts';
export { accountInText, accountLabel, isOnboardingId } from './onboarding-id.ts';
export {
  formatMissingDocuments,
  getDocumentNote,
  getDocumentStatusLabel,
  isDocumentMissing,
} from './required-document.ts';
