import type { SessionState } from '@portal/shared/contract';

/**
 * Whether the state is that of an agent who has just signed out on purpose, in any tab of this session, so that drafts
 * are deleted. False for an expired session, and where `keepsLocalData` is set: the tab learned of the sign-out late,
 * or another agent signed out, so the data in the browser may belong to a later session.
 */
export const isDeliberateSignOut = (state: SessionState): boolean =>
  state.status === 'signed-out' &&
  !('keepsLocalData' in state) &&
  (state.reason === 'logout' || state.reason === 'prompt-rejected');
