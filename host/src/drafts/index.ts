/** The vault of drafts in this browser; fetched with the frame, since only signed-in screens have forms to keep. */
import type { ShellSession } from '@portal/shared/contract';
import { browserStore, memoryStore, withFallback } from './store.ts';
import { createVault, type Vault } from './vault.ts';

const tabKey = 'portal.draft-tab';

/** A name for this tab until its session ends, when the session wipes the tab's storage. */
function tabName(): string {
  const known = sessionStorage.getItem(tabKey);
  if (known !== null) return known;
  const name = crypto.randomUUID();
  sessionStorage.setItem(tabKey, name);
  return name;
}

/** Keeps drafts of this session's agent in IndexedDB, or in memory where the browser has none to give. */
export const createBrowserVault = (session: Pick<ShellSession, 'state$'>): Vault =>
  createVault({
    session,
    store: withFallback(browserStore(), memoryStore()),
    tab: tabName,
    now: Date.now,
  });
