/** One field of a person's record. A field without a value is not on record. */
export interface RecordField {
  readonly label: string;
  readonly value?: string;
  /** Identifies the person, so it is shown masked. */
  readonly isIdentifying?: true;
  /** Income, assets or a way to reach the person, blurred in the privacy view. */
  readonly isPrivate?: true;
}

/** Fields that are shown together. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly RecordField[];
}

/** Returns a field; without a value when it is missing or empty. */
export function toField(label: string, value: string | null | undefined): RecordField {
  return value ? { label, value } : { label };
}

/** Returns a field that identifies the person. */
export function toIdentifyingField(label: string, value: string | null | undefined): RecordField {
  return value ? { label, value, isIdentifying: true } : { label };
}

/** Returns a field that is blurred in the privacy view. */
export function toPrivateField(label: string, value: string | null | undefined): RecordField {
  return { ...toField(label, value), isPrivate: true };
}

/** Leaves out a field that most people do not have. */
export const ifAny = (field: RecordField): readonly RecordField[] =>
  field.value === undefined ? [] : [field];

/** Whether a group has a field with a value. A group without is folded. */
export const hasValues = ({ fields }: FieldGroup): boolean => fields.some(({ value }) => value !== undefined);

/** Formats a flag of the record for the screen: `Yes` or `No`. */
export function formatYesNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}

/** What the numbers of a suitability declaration mean (domain, section 4). */
const declarations = new Map([
  [1, 'Accepts the result'],
  [2, 'Proceeds despite a mismatch'],
  [3, 'Declines to give information'],
]);

/** Returns what a customer has declared about the result of the assessment. */
export const findDeclaration = (id: number | null | undefined): string | undefined =>
  id === null || id === undefined ? undefined : (declarations.get(id) ?? `Number ${id}`);
