import type { Agent } from '@portal/shared/contract';
import type { Access } from '@portal/shared/remote/frame-members';

/**
 * Whether an agent sees an entry of a page: one for unit trusts (`ut`) or private retirement schemes (`prs`) is shown to those
 * who are registered for them. It only hides; the API decides what an agent may do.
 */
export function hasAccess(
  { agentCodeUt, agentCodePrs }: Agent,
  { access }: { readonly access?: Access | undefined },
): boolean {
  if (access === undefined) return true;
  return (access === 'ut' ? agentCodeUt : agentCodePrs) !== undefined;
}
