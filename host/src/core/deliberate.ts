import type { SessionState } from '@portal/shared/contract';

/**
 * Whether the agent has meant to leave, just now: whose session merely ran out finds everything again. A tab that learns
 * late of a sign-out leaves everything alone too: it was wiped then, and what lies there by now is a later session's.
 * So does one that another agent's sign-out takes along.
 */
export const isDeliberate = (state: SessionState): boolean =>
  state.status === 'signed-out' &&
  !('keepsWork' in state) &&
  (state.reason === 'logout' || state.reason === 'prompt-rejected');
