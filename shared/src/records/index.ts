/** Texts of a person's record, an onboarding and required documents. Not a facade: each remote bundles what it uses. */
export { FieldGroups } from './field-groups.tsx';
export { FieldValues } from './field-value.tsx';
export { accountLabel, isOnboardingId, missingSteps, type Onboarding, readOnboarding } from './onboarding.ts';
export { onboardingGroups } from './onboarding-groups.ts';
export { applicantAge, vulnerableAnswersOf } from './onboarding-suitability.ts';
export { formatPhone } from './phone.ts';
export {
  type FieldGroup,
  findDeclaration,
  formatYesNo,
  hasValues,
  type RecordField,
  toField,
  toIdentifyingField,
  toPrivateField,
} from './record-field.ts';
export { appendOther, findCriterionName, findName, findNames } from './reference-names.ts';
export {
  formatMissingDocuments,
  getDocumentNote,
  getDocumentStatusLabel,
  isDocumentMissing,
} from './required-document.ts';
