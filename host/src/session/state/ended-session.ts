import { signInPath } from '@portal/shared/pages';
import type { SideEffect } from './session-machine.ts';
import type { EndedSession } from './stored-session.ts';

type EndingEffect = Extract<SideEffect, { type: 'ended' | 'sign-in-required' }>;

interface EndingContext {
  /** Path and query of the page. */
  readonly currentPath: string;
  readonly previous: EndedSession | undefined;
  /** Whether Back or Forward led to the page. */
  readonly isHistoryVisit: boolean;
  /** The agent's page, encrypted. */
  readonly encryptedPage: string | null;
  /** A text that only the agent can decrypt. */
  readonly ownerMark: string | null;
}

/**
 * Returns what to store when a session ends. An expired session keeps its encrypted return path; a page that was requested
 * without a session becomes the return path, after a sign-out only for the agent who has signed out.
 */
export function toEndedSession(
  effect: EndingEffect,
  { currentPath, isHistoryVisit, previous, encryptedPage, ownerMark }: EndingContext,
): EndedSession {
  const { reason } = effect;
  if (effect.type === 'sign-in-required') {
    if (previous?.owner !== undefined) {
      // Back after a sign-out opens no other page, and its address may name a customer
      const keepsPrevious = currentPath === signInPath || isHistoryVisit;
      return {
        reason,
        owner: previous.owner,
        returnPath: keepsPrevious ? previous.returnPath : { plain: currentPath },
      };
    }
    // Back after a sign-out must not lead the next agent to the previous agent's page
    if (previous?.reason === 'logout' || previous?.reason === 'prompt-rejected')
      return { reason, returnPath: null };
    const previousPath = previous?.returnPath ?? null;
    // after an expired session no agent is known, so the current page cannot be encrypted
    const keepsPrevious =
      currentPath === signInPath || (previousPath !== null && 'encrypted' in previousPath);
    return { reason, returnPath: keepsPrevious ? previousPath : { plain: currentPath } };
  }
  if (effect.endedSession.status !== 'active') return { reason, returnPath: null };
  if (reason !== 'expired') {
    const owner = ownerMark ?? previous?.owner;
    return { reason, returnPath: null, ...(owner === undefined ? {} : { owner }) };
  }
  // when this page came out of the back/forward cache, the tab's storage may be cleared already
  const returnPath = encryptedPage === null ? (previous?.returnPath ?? null) : { encrypted: encryptedPage };
  return { reason, returnPath };
}
