/** A field of a form that is missing or wrong, and what is wrong with it. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field;
  readonly problem: string;
}
