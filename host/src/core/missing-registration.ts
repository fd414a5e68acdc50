import type { Agent } from '@portal/shared/contract';
import { access as accessSchema } from '@portal/shared/remote/frame-members';
import { safeParse } from '@portal/shared/schema';

/** What agents are registered for, by the name in a page's `access`. */
const products = { ut: 'unit trusts', prs: 'private retirement schemes' } as const;

/**
 * Returns what an agent must be registered for to use a page, and is not: `unit trusts` or `private retirement schemes`;
 * `undefined` when the page is for the agent. `access` is as the page's remote declares it; one that is not valid is for all.
 * It only hides; the API decides what an agent may do.
 */
export function findMissingRegistration(
  { agentCodeUt, agentCodePrs }: Agent,
  { access }: { readonly access?: unknown },
): string | undefined {
  const needed = safeParse(accessSchema, access).data;
  if (needed === undefined) return undefined;
  return (needed === 'ut' ? agentCodeUt : agentCodePrs) === undefined ? products[needed] : undefined;
}
