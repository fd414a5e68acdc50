/** A person's fields, and the components that show them. Not a facade: each remote bundles what it uses. */
export * from '../../domain/person/index.ts';
export { ChecksField } from './checks-field.tsx';
export { FieldGroups, FieldValue, FieldValues } from './field-groups.tsx';
