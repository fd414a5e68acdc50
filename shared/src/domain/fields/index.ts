/** Facts that are asked of a person, a row each, and what is derived from the rows. Bundled by the package that uses it. */
export * from './convert.ts';
export * from './field.ts';
export type { FieldValue } from './kinds.ts';
export * from './person-fields.ts';
export * from './rules.ts';
