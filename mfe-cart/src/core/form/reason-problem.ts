import { cleanLines } from '@portal/shared/clean-text';

/** Minimum length in characters of the reason for a mismatch (docs/domain.md, section 4). */
const minReasonLength = 10;

/**
 * Returns what is wrong with the typed reason that a customer gives for buying a fund that does not suit (too short,
 * after spaces are cleaned); `undefined` when it can be sent.
 */
export function reasonProblem(typed: string): string | undefined {
  if (cleanLines(typed).length >= minReasonLength) return undefined;
  return `Give the customer’s reason in at least ${minReasonLength} characters.`;
}
