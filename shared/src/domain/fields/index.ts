/** Facts that are asked of a person, a row each, and what is derived from the rows. Bundled by the package that uses it. */
export { isUsPerson } from '../person/us-person.ts';
export * from './address-fields.ts';
export * from './address-parts.ts';
export * from './bank-fields.ts';
export * from './convert.ts';
export * from './criterion.ts';
export * from './field.ts';
export * from './onboarding-parts.ts';
export * from './person-fields.ts';
export * from './rules.ts';
export * from './tax-fields.ts';
export * from './update-rules.ts';
export * from './work-fields.ts';
