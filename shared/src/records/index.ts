/** Onboardings and required documents. Not a facade: each remote bundles what it uses. */
export { applicantAge, vulnerableAnswersOf } from './applicant-answers.ts';
export { accountLabel, isOnboardingId, missingSteps, type Onboarding, readOnboarding } from './onboarding.ts';
export {
  formatMissingDocuments,
  getDocumentNote,
  getDocumentStatusLabel,
  isDocumentMissing,
} from './required-document.ts';
