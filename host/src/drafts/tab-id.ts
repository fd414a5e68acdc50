import { tryStorage } from '@portal/shared/stored-values';

const tabKey = 'portal.draft-tab';
const readStoredId = () => tryStorage(() => sessionStorage.getItem(tabKey));
/** How long the browser may take to say whether another tab has the id, in milliseconds. */
const claimTimeout = 1_000;

/** Takes the id's lock until the page is left. Calls `onAnswer` with whether no other open page has it. */
async function takeLock(id: string, onAnswer: (isTaken: boolean) => void): Promise<void> {
  // the replacement for a browser without locks rejects this: it knows nothing of other tabs
  await navigator.locks.query();
  await navigator.locks.request(`portal-draft-tab:${id}`, { ifAvailable: true }, (lock) => {
    onAnswer(lock !== null);
    if (lock === null) return;
    // a page with a lock would stay out of the back/forward cache
    return new Promise<void>((release) => addEventListener('pagehide', () => release(), { once: true }));
  });
}

/** Resolves to whether this page now has the id, and no other open page. */
const claim = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(resolve, claimTimeout, false);
    takeLock(id, resolve).catch(() => resolve(false));
  });

/**
 * Resolves to a function that returns the id of this tab and its session, which a reload keeps and the session's end
 * deletes. A duplicated tab has a copy of the storage, and gets another id (SES-09): the other tab's drafts are only
 * offered in it.
 */
export async function claimTabId(): Promise<() => string> {
  let ownId: string = crypto.randomUUID();
  const storedId = readStoredId();
  if (storedId && (await claim(storedId))) ownId = storedId;
  else await claim(ownId);
  let isStored = false;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void claim(ownId);
  });
  return () => {
    // the session's end has deleted it: what is typed from now on is another session's
    if (isStored && readStoredId() !== ownId) {
      ownId = crypto.randomUUID();
      void claim(ownId);
    }
    tryStorage(() => sessionStorage.setItem(tabKey, ownId));
    // where storage is full or blocked, the id lasts until the page closes
    isStored = readStoredId() === ownId;
    return ownId;
  };
}
