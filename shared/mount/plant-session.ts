/** Key under which the host stores a session for a tab. */
export const sessionKey = 'portal.session';

/** A session for the tabs of a page. */
export interface PlantedSession {
  /** Origin of the portal. */
  readonly origin: string;
  /** Key of the session in the tab's storage. */
  readonly key: string;
  /** The stored session without its clock, which starts when a page takes the session over. */
  readonly session: object;
}

/** Runs in the page before its own code. Only once for each tab: a session that has ended must not come back. */
export function plantSession({ origin, key, session }: PlantedSession): void {
  // survives sign-out: the portal leaves keys that begin with `portal-` alone
  const mark = 'portal-test-session-planted';
  if (location.origin !== origin || sessionStorage.getItem(mark) !== null) return;
  const now = Date.now();
  sessionStorage.setItem(mark, 'yes');
  sessionStorage.setItem(
    key,
    JSON.stringify({ ...session, clock: { startedAt: now, checkedAt: now, age: 0 } }),
  );
}
