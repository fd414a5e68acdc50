/** The vault of drafts in this browser. It is loaded with the frame, since only signed-in pages have forms. */
import type { ShellSession } from '@portal/shared/contract';
import { deleteDraftDatabase } from './database.ts';
import { createPendingWipes } from './pending-wipes.ts';
import { createBrowserStore, createMemoryStore, withFallback } from './store.ts';
import { createVault, type Vault } from './vault.ts';

const tabKey = 'portal.draft-tab';
const pageId = crypto.randomUUID();

/** Returns an id of this tab and its session: the session's end clears the tab's storage. */
function getTabId(): string {
  try {
    const storedId = sessionStorage.getItem(tabKey);
    if (storedId !== null) return storedId;
    sessionStorage.setItem(tabKey, pageId);
  } catch {
    // storage is full or blocked: the id lasts until the page closes
  }
  return pageId;
}

/**
 * Creates the vault for the session's agent, in IndexedDB, or in memory where the browser has none.
 * @param lastOwner `sub` of the agent who was signed in last, who may have signed out before this code was loaded
 */
export const createBrowserVault = (session: Pick<ShellSession, 'state$'>, lastOwner?: string): Vault =>
  createVault({
    session,
    pendingWipes: createPendingWipes(() => localStorage),
    deleteAll: deleteDraftDatabase,
    lastOwner,
    store: withFallback(createBrowserStore(), createMemoryStore()),
    tabId: getTabId,
    now: Date.now,
  });
