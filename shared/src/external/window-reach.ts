import * as z from '@portal/shared/schema';
import { readStored, tryStorage, writeStored } from '../stored-values.ts';

/** Says to all tabs that a window may be open which no tab can close: its name on screen. */
const key = 'portal-window-out-of-reach';

/** How often and how long an opened window is looked at, in milliseconds. */
const CHECK_INTERVAL_MS = 250;
const CHECK_TIME_MS = 20_000;

/**
 * Returns the name of a site whose window may be open and that the portal cannot close; `undefined` when there is none.
 * This browser keeps it.
 */
export const findWindowOutOfReach = (): string | undefined => readStored(() => localStorage, key, z.string());

/** Forgets the window: the agent says that it is closed, or the session has ended. */
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
 * Watches a window and stores its `name` when it gets out of the portal's reach. A site's opener policy cuts the tie
 * before its page shows: then the window counts as closed without having been seen at the site. A page that goes away
 * loses the windows that it has opened.
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
