import type { SessionState } from '@portal/shared/contract';

/** Whether the agent meant to leave: whose session merely ran out finds everything again. */
export const isDeliberate = (state: SessionState): boolean =>
  state.status === 'signed-out' && (state.reason === 'logout' || state.reason === 'prompt-rejected');
