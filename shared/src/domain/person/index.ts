/** A person's fields and how they are shown. Not a facade: each remote bundles what it uses. */
export { countFields, describeChanges, type FieldChange } from './describe-changes.ts';
export { listOptions } from './field-options.ts';
export { type FieldName, fieldOf, groupNames, personFields } from './fields.ts';
export { onboardingGroups } from './onboarding-groups.ts';
export { formatPhone } from './phone.ts';
export { type FieldGroup, type RecordField, readRecord } from './record-field.ts';
export { showField } from './show-field.ts';
