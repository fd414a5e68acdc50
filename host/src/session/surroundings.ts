import { checkInterval, type Reading } from './session-clock.ts';
import type { TabStorage } from './stored-session.ts';
import type { Channel, Presence } from './tabs.ts';

/** Everything of a browser that a session stands on; replaced as a whole in tests. */
export interface Surroundings {
  readonly storage: TabStorage;
  readonly clocks: () => Reading;
  readonly channel: Channel;
  readonly presence: Presence;
  /** Runs the work alone, over all tabs. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The portal's origin. */
  readonly origin: string;
  /** Where the agent is: path and query. */
  readonly here: () => string;
  /** Calls back whenever it is time to look at the clock; returns how to stop. */
  readonly onCheck: (check: () => void) => () => void;
}

/** Every second, and at once when the page comes back from wherever it was (SES-02). */
function onCheck(check: () => void): () => void {
  const timer = setInterval(check, checkInterval);
  const cover = ({ persisted }: PageTransitionEvent) => {
    document.documentElement.hidden = persisted;
  };
  const uncover = () => {
    check();
    document.documentElement.hidden = false;
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  // what the back/forward cache kept is shown only after the check
  window.addEventListener('pagehide', cover);
  window.addEventListener('pageshow', uncover);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pagehide', cover);
    window.removeEventListener('pageshow', uncover);
  };
}

const presenceLock = 'portal-session-held';

/** Presence by a shared Web Lock: it goes with its tab, whatever becomes of that. */
const presence: Presence = {
  hold() {
    let release = () => {};
    const held = new Promise<void>((released) => {
      release = released;
    });
    void navigator.locks.request(presenceLock, { mode: 'shared' }, () => held);
    return () => release();
  },
  async count() {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === presenceLock).length;
  },
};

/** The browser itself. */
export function browserSurroundings(): Surroundings {
  return {
    storage: sessionStorage,
    clocks: () => ({ wall: Date.now(), monotonic: performance.now() }),
    channel: new BroadcastChannel('portal-session'),
    presence,
    exclusively: (work) => navigator.locks.request('portal-session-refresh', work),
    origin: location.origin,
    here: () => location.pathname + location.search,
    onCheck,
  };
}
