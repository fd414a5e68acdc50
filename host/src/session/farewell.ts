import type { Effect } from './session-machine.ts';
import type { Farewell } from './stored-session.ts';

/** Where a signed-in agent lands (SGN-11). */
export const dashboardPath = '/dashboard';

type Ending = Extract<Effect, { type: 'ended' | 'turned-away' }>;

/**
 * What is remembered when a session ends. An expired one keeps the way back for the same agent; a page asked
 * for without a session is a way back too; who logs out has none.
 */
export function farewellAfter(ending: Ending, here: string, before: Farewell | undefined): Farewell {
  const { reason } = ending;
  if (ending.type === 'turned-away') {
    const earlier = before?.wayBack ?? null;
    const asked = here === '/' ? earlier : { path: here, subject: earlier?.subject ?? null };
    return { reason, wayBack: asked };
  }
  const returns = reason === 'expired' && ending.was.status === 'active' && here !== '/';
  const wayBack =
    returns && ending.was.status === 'active' ? { path: here, subject: ending.was.agent.subject } : null;
  return { reason, wayBack };
}

/** Where to go after sign-in: the way back, when it is this agent's; otherwise home. */
export function landingAfter(farewell: Farewell | undefined, subject: string): string {
  const wayBack = farewell?.wayBack;
  if (!wayBack || (wayBack.subject !== null && wayBack.subject !== subject)) return dashboardPath;
  return wayBack.path;
}
