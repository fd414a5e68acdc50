import { cleanLines } from '@portal/shared/clean-text';

/** Minimum length in characters of the reason for a mismatch (domain: suitability). */
const minReasonLength = 10;

/** Returns what is wrong with the customer's reason for a mismatch, or `undefined`. */
export function reasonProblem(typed: string): string | undefined {
  if (cleanLines(typed).length >= minReasonLength) return undefined;
  return `Give the customer’s reason in at least ${minReasonLength} characters.`;
}
