/** The least that a reason for going on despite a mismatch says (domain: suitability). */
const shortestReason = 10;

/** What is wrong with the reason for going on despite a mismatch, or `undefined`. */
export function reasonProblem(typed: string): string | undefined {
  if (typed.trim().length >= shortestReason) return undefined;
  return `Give the customer’s reason in at least ${shortestReason} characters.`;
}

/** One thing that a form still wants: the field, and what is wrong with it. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field;
  readonly problem: string;
}
