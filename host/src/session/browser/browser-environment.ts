import { withLock } from '@portal/shared/with-lock';
import { createSearchLink } from '../../core/search-address.ts';
import type { SessionEnvironment } from '../session-environment.ts';
import { createSignOuts } from '../storage/index.ts';
import { tabPresence } from '../tabs/index.ts';
import { watchPage } from './page-watch.ts';

/** The purpose of the encrypted text (`core/encryption`). */
const purpose = 'way-back';
/** How long sign-in waits for the return path at most, in milliseconds. */
const decryptTimeout = 10_000;
const withTimeout = <Result>(work: Promise<Result>) =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, decryptTimeout))]);

/** Encryption for an agent (`core/encryption`). */
export interface AgentEncryption {
  encrypt(owner: string, purpose: string, text: string): Promise<string>;
  decrypt(owner: string, purpose: string, encrypted: string): Promise<string | undefined>;
}

/**
 * Creates what the session needs of a real browser: the tab's storage, clocks, the channel and the lock between tabs,
 * and encryption for the agent, which resolves to `undefined` when it fails.
 * @param loadEncryption loads the encryption code, which the first content does not need
 */
export function createBrowserEnvironment(loadEncryption: () => Promise<AgentEncryption>): SessionEnvironment {
  let isRestored = false;
  window.addEventListener('pageshow', ({ persisted }) => {
    isRestored ||= persisted;
  });
  return {
    storage: sessionStorage,
    signOuts: createSignOuts(() => localStorage),
    readClocks: () => ({ wall: Date.now(), monotonic: performance.now() }),
    openChannel: () => new BroadcastChannel('portal-session'),
    presence: tabPresence,
    withLock: (work, busy) => withLock('portal-session-refresh', work, busy),
    origin: location.origin,
    currentPath: () => createSearchLink(location.pathname, location.search, history.state?.usr),
    isHistoryVisit: () =>
      isRestored ||
      performance
        .getEntriesByType('navigation')
        .some((entry) => Reflect.get(entry, 'type') === 'back_forward'),
    encrypt: (owner, text) =>
      loadEncryption()
        .then(({ encrypt }) => encrypt(owner, purpose, text))
        .catch(() => undefined),
    decrypt: (owner, text) =>
      withTimeout(
        loadEncryption()
          .then(({ decrypt }) => decrypt(owner, purpose, text))
          .catch(() => undefined),
      ),
    watchPage,
  };
}
