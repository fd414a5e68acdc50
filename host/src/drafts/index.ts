/** The vault of drafts in this browser; fetched with the frame, since only signed-in screens have forms to keep. */
import type { ShellSession } from '@portal/shared/contract';
import { dropDatabase } from './database.ts';
import { createDebts } from './debts.ts';
import { browserStore, memoryStore, withFallback } from './store.ts';
import { createVault, type Vault } from './vault.ts';

const tabKey = 'portal.draft-tab';
const pageName = crypto.randomUUID();

/** A name for this tab until its session ends, when the session wipes the tab's storage. */
function tabName(): string {
  try {
    const known = sessionStorage.getItem(tabKey);
    if (known !== null) return known;
    sessionStorage.setItem(tabKey, pageName);
  } catch {
    // storage is full or forbidden: the name lasts as long as the page
  }
  return pageName;
}

/** Keeps drafts of this session's agent in IndexedDB, or in memory where the browser has none to give. */
export const createBrowserVault = (session: Pick<ShellSession, 'state$'>, lastOwner?: string): Vault =>
  createVault({
    session,
    debts: createDebts(() => localStorage),
    dropAll: dropDatabase,
    lastOwner,
    store: withFallback(browserStore(), memoryStore()),
    tab: tabName,
    now: Date.now,
  });
