import type { SessionState } from '@portal/shared/contract';

/**
 * Whether the agent has just signed out on purpose in this tab's session; then drafts are deleted. It is false for an
 * expired session, and where `keepsLocalData` is set: the tab learned of the sign-out late, or another agent signed out,
 * so the data in the browser may belong to a later session.
 */
export const isDeliberateSignOut = (state: SessionState): boolean =>
  state.status === 'signed-out' &&
  !('keepsLocalData' in state) &&
  (state.reason === 'logout' || state.reason === 'prompt-rejected');
