/** The vault of drafts in this browser. It is loaded with the frame, since only signed-in pages have forms. */
import type { ShellSession } from '@portal/shared/contract';
import { deleteDraftDatabase } from './database.ts';
import { createPendingWipes } from './pending-wipes.ts';
import { createBrowserStore, createMemoryStore, withFallback } from './store.ts';
import { claimTabId } from './tab-id.ts';
import { createVault, type Vault } from './vault.ts';

/**
 * Creates the vault: the drafts of the session's agent, in IndexedDB, or in memory where the browser has none.
 * @param lastOwner returns the `sub` of the agent who was signed in last, who may have signed out before this code was loaded
 */
export async function createBrowserVault(
  session: Pick<ShellSession, 'state$'>,
  lastOwner: () => string | undefined,
): Promise<Vault> {
  const tabId = await claimTabId();
  return createVault({
    session,
    pendingWipes: createPendingWipes(() => localStorage),
    deleteAll: deleteDraftDatabase,
    lastOwner: lastOwner(),
    store: withFallback(createBrowserStore(), createMemoryStore()),
    tabId,
    now: Date.now,
  });
}
