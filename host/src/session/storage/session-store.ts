import { parseJson, readStored, tryStorage, writeStored } from '@portal/shared/stored-values';
import {
  decodeEndedSession,
  type EndedSession,
  encodeEndedSession,
  type StoredSession,
  storedSession,
} from '../state/index.ts';

/** The tab's `sessionStorage`: it survives a reload and the redirect to the provider, and no other tab can read it. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const sessionKey = 'portal.session';
const endedSessionKey = 'portal.farewell';
const pageKey = 'portal.place';
const ownerKey = 'portal.owner';
/** Keys with this prefix hold no personal data, so `clear` keeps them. */
const impersonalPrefix = 'portal-';

/** Reads and writes the session in the storage of one tab. */
export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Creates the store of the tab's session, which is in memory when the storage is full, and of what remains of the
 * session before it, such as its reason and return path. Invalid text counts as none. `clear` removes everything that
 * names a customer.
 */
export function createSessionStore(storage: TabStorage) {
  /** The session when the storage is full; it then lasts until the page closes. */
  let sessionInMemory: StoredSession | undefined;

  return {
    session(): StoredSession | undefined {
      return readStored(() => storage, sessionKey, storedSession) ?? sessionInMemory;
    },
    hasSession: () => sessionInMemory !== undefined || storage.getItem(sessionKey) !== null,
    saveSession(session: StoredSession) {
      sessionInMemory = writeStored(() => storage, sessionKey, session) ? undefined : session;
    },
    endedSession(): EndedSession | undefined {
      return decodeEndedSession(parseJson(storage.getItem(endedSessionKey)));
    },
    removeEndedSession: () => storage.removeItem(endedSessionKey),
    /**
     * Removes the tokens and everything that host and remotes have stored in this tab, since customers' names must not
     * outlive the session. Then stores `ended` for the sign-in page.
     */
    clear(endedSession: EndedSession) {
      sessionInMemory = undefined;
      const keys = Array.from(
        { length: storage.length },
        (_, index) => storage.key(index) ?? impersonalPrefix,
      );
      for (const key of keys) if (!key.startsWith(impersonalPrefix)) storage.removeItem(key);
      writeStored(() => storage, endedSessionKey, encodeEndedSession(endedSession));
    },
    /** The encrypted path of the agent's page. */
    encryptedPage: () => storage.getItem(pageKey),
    /** A text that only the agent can decrypt: it shows at the next sign-in whether that is the same agent. */
    ownerMark: () => storage.getItem(ownerKey),
    saveOwnerMark: (encrypted: string) => tryStorage(() => storage.setItem(ownerKey, encrypted)),
    saveEncryptedPage: (encrypted: string) => tryStorage(() => storage.setItem(pageKey, encrypted)),
  };
}
