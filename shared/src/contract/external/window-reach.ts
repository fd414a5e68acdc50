import * as z from '@portal/shared/schema';
import { readStored, tryStorage, writeStored } from '../../foundation/stored-values.ts';

/** Says to all tabs that a window may be open which no tab can close: its name on screen. */
const key = 'portal-window-out-of-reach';

/** How often and how long an opened window is looked at, in milliseconds. */
const CHECK_INTERVAL_MS = 250;
const CHECK_TIME_MS = 20_000;

/**
 * Returns the name on screen of a site whose window may be open and that the portal cannot close; `undefined` when
 * there is none. It is read from the browser's storage, so all tabs have it.
 */
export const findWindowOutOfReach = (): string | undefined => readStored(() => localStorage, key, z.string());

/** Deletes what `findWindowOutOfReach` returns: the agent says that the window is closed, or the session has ended. */
export const forgetWindowOutOfReach = (): void => tryStorage(() => localStorage.removeItem(key));

const noteOutOfReach = (name: string) => writeStored(() => localStorage, key, name);

/** Whether a window shows another site's page, which may not be read. */
function isElsewhere(site: Window): boolean {
  try {
    return site.location.origin !== location.origin && site.location.origin !== 'null';
  } catch {
    return true;
  }
}

/**
 * Watches a window that was just opened, for at most 20 s, and stores its `name` for `findWindowOutOfReach` when the
 * portal cannot close it any more. A site's opener policy cuts the tie before its page shows: then the window counts as
 * closed without having been seen at the site. A portal page that goes away loses the windows that it opened.
 */
export function watchReach(site: Window, name: string): void {
  const noteWhenLeft = () => {
    if (!site.closed) noteOutOfReach(name);
  };
  const start = Date.now();
  const timer = setInterval(() => {
    const isSeen = !site.closed && isElsewhere(site);
    if (isSeen) window.addEventListener('pagehide', noteWhenLeft);
    if (site.closed) noteOutOfReach(name);
    if (isSeen || site.closed || Date.now() - start > CHECK_TIME_MS) clearInterval(timer);
  }, CHECK_INTERVAL_MS);
}
