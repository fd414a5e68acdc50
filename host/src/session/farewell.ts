import type { Effect } from './session-machine.ts';
import type { Farewell, SessionStore } from './stored-session.ts';

/** Where a signed-in agent lands (SGN-11). */
export const dashboardPath = '/dashboard';

type Ending = Extract<Effect, { type: 'ended' | 'turned-away' }>;

/**
 * What is remembered when a session ends. An expired one keeps the way back, which was `sealed` for its agent; a page
 * asked for without a session is a way back too; who logs out has none.
 */
export function farewellAfter(
  ending: Ending,
  { here, before, sealed }: { here: string; before: Farewell | undefined; sealed: string | null },
): Farewell {
  const { reason } = ending;
  if (ending.type === 'turned-away') {
    // Back after a sign-out: whoever signs in next is not led to where the agent before was
    if (before?.reason === 'logout' || before?.reason === 'prompt-rejected') return { reason, wayBack: null };
    const earlier = before?.wayBack ?? null;
    // Back after an expired session: nobody is here to seal the page for
    const stays = here === '/' || (earlier !== null && 'sealed' in earlier);
    return { reason, wayBack: stays ? earlier : { path: here } };
  }
  if (reason !== 'expired' || ending.was.status !== 'active') return { reason, wayBack: null };
  // where this page came out of the back/forward cache, the tab's storage has been wiped already
  return { reason, wayBack: sealed === null ? (before?.wayBack ?? null) : { sealed } };
}

export interface WayBackParts {
  readonly store: Pick<SessionStore, 'farewell' | 'keepPlace'>;
  readonly here: () => string;
  /** Never rejects: what cannot be sealed or opened is no way back. */
  readonly seal: (owner: string, text: string) => Promise<string | undefined>;
  readonly unseal: (owner: string, sealed: string) => Promise<string | undefined>;
}

/** The page where the agent is, sealed while it is known whose it is, and opened for the same agent's next sign-in. */
export function createWayBack({ store, here, seal, unseal }: WayBackParts) {
  let noted = '';
  let landing = dashboardPath;
  return {
    /** Keeps the page for the agent who is on it; `isStill`: whether that agent is signed in when it is sealed. */
    note(subject: string, isStill: () => boolean) {
      const path = here();
      if (path === noted || path === '/') return;
      noted = path;
      void seal(subject, path).then((sealed) => {
        if (sealed !== undefined && noted === path && isStill()) store.keepPlace(sealed);
      });
    },
    /** Where an agent who is signed in goes from `/`. */
    landing: () => landing,
    /** Finds out where this agent lands, and then goes on: at once unless a way back has to be opened. */
    find(subject: string, then: () => void) {
      const wayBack = store.farewell()?.wayBack;
      if (wayBack && 'sealed' in wayBack) {
        void unseal(subject, wayBack.sealed).then((path = dashboardPath) => {
          landing = path;
          then();
        });
      } else {
        landing = wayBack?.path ?? dashboardPath;
        then();
      }
    },
  };
}
