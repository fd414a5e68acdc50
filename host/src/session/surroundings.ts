import { checkInterval, type Reading } from './session-clock.ts';
import { createSignOuts, type SignOuts } from './sign-outs.ts';
import type { TabStorage } from './stored-session.ts';
import type { Channel, Presence } from './tabs.ts';

/** What is done at the moments of a page's life. */
export interface PageWatcher {
  /** It is time to look at the clock. */
  check(): void;
  /** The page may go into the back/forward cache, where it hears nothing. */
  rest(): void;
  /** It came out of there; resolves to whether what it shows may be seen. */
  wake(): Promise<boolean>;
}

/** Everything of a browser that a session stands on; replaced as a whole in tests. */
export interface Surroundings {
  readonly storage: TabStorage;
  readonly signOuts: SignOuts;
  readonly clocks: () => Reading;
  readonly openChannel: () => Channel;
  readonly presence: Presence;
  /** Runs the work alone, over all tabs. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The portal's origin. */
  readonly origin: string;
  /** Where the agent is: path and query. */
  readonly here: () => string;
  /** A text that only this agent opens again; neither rejects. */
  readonly seal: (owner: string, text: string) => Promise<string | undefined>;
  readonly unseal: (owner: string, sealed: string) => Promise<string | undefined>;
  /** Tells the watcher of the page's life until the returned function is called. */
  readonly watch: (watcher: PageWatcher) => () => void;
}

/** Checks every second, and at once when the page comes back from wherever it was (SES-02, SES-07). */
function watch({ check, rest, wake }: PageWatcher): () => void {
  const timer = setInterval(check, checkInterval);
  const page = document.documentElement;
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // what the cache keeps is shown again only after the check
    page.hidden = true;
    rest();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return check();
    void wake().then((mayBeSeen) => {
      if (mayBeSeen) page.hidden = false;
    });
  };
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  document.addEventListener('resume', check);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
    document.removeEventListener('resume', check);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
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
    const gone = navigator.locks.request(presenceLock, { mode: 'shared' }, () => held);
    return () => {
      release();
      return gone;
    };
  },
  async count() {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === presenceLock).length;
  },
};

/** What is sealed here. */
const wayBack = 'way-back';
/** How long a sign-in waits for its way back at most, in milliseconds. */
const patience = 10_000;
const atMost = <Result>(work: Promise<Result>) =>
  Promise.race([work, new Promise<undefined>((late) => setTimeout(late, patience))]);

/** How texts are sealed for an agent (`core/sealed.ts`). */
export interface Sealing {
  seal(owner: string, what: string, text: string): Promise<string>;
  unseal(owner: string, what: string, sealed: string): Promise<string | undefined>;
}

/** The browser itself. `sealing` fetches that code, which nobody waits for at the start. */
export function browserSurroundings(sealing: () => Promise<Sealing>): Surroundings {
  return {
    storage: sessionStorage,
    signOuts: createSignOuts(() => localStorage),
    clocks: () => ({ wall: Date.now(), monotonic: performance.now() }),
    openChannel: () => new BroadcastChannel('portal-session'),
    presence,
    exclusively: (work) => navigator.locks.request('portal-session-refresh', work),
    origin: location.origin,
    here: () => location.pathname + location.search,
    seal: (owner, text) =>
      sealing()
        .then(({ seal }) => seal(owner, wayBack, text))
        .catch(() => undefined),
    unseal: (owner, sealed) =>
      atMost(
        sealing()
          .then(({ unseal }) => unseal(owner, wayBack, sealed))
          .catch(() => undefined),
      ),
    watch,
  };
}
