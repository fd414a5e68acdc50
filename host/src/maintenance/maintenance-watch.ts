import type { Maintenance } from '@portal/shared/api/maintenance';
import type { Navigation } from '@portal/shared/contract';
import { maintenancePath, signInPath } from '@portal/shared/pages';
import { createFromQuery, findReturnPath, hasReturnPath } from './return-path.ts';

/** The interval between two calls, in milliseconds. */
const callInterval = 60_000;

/** How long before its beginning planned maintenance is announced to signed-in agents, in milliseconds. */
const announcedAhead = 30 * 60_000;

/** Pages that call the service themselves when they open. */
const pagesWithCall: readonly string[] = [signInPath, maintenancePath];

/** Dependencies of `watchMaintenance`. */
export interface MaintenanceWatchParts {
  /** Calls the service; resolves to `undefined` when the call failed, which is only logged. */
  readonly fetchMaintenance: () => Promise<Maintenance | undefined>;
  readonly navigation: Navigation;
  /** Tells the agent of maintenance that begins at `from`. Returns false when it cannot, so that it is called again. */
  readonly announce: (from: string, to: string | null | undefined) => boolean;
}

/**
 * Checks whether the portal is closed for maintenance: now, each minute while the page is visible, and when it becomes
 * visible after more than a minute. Opens the maintenance page while it is closed, and returns to the agent's page and its
 * navigation state afterwards (SHL-19). Announces planned maintenance once, half an hour before.
 */
export function watchMaintenance(
  { fetchMaintenance, navigation, announce }: MaintenanceWatchParts,
  page: Document = document,
): void {
  let lastCallAt = performance.now();
  let announcedStart: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check() {
    lastCallAt = performance.now();
    const reply = await fetchMaintenance().catch(() => undefined);
    if (reply) {
      followStatus(reply.active);
      announcePlanned(reply);
    }
    scheduleCheck();
  }

  function followStatus(isClosed: boolean) {
    const { navigator } = navigation;
    const current = navigation.location();
    const isOnMaintenancePage = current.pathname === maintenancePath;
    if (isClosed && !isOnMaintenancePage)
      navigator.replace(`${maintenancePath}${createFromQuery(current)}`, current.state);
    if (!isClosed && isOnMaintenancePage && hasReturnPath(current.search))
      navigator.replace(findReturnPath(current.search), current.state);
  }

  function announcePlanned({ active, from, to }: Maintenance) {
    if (active || !from || from === announcedStart) return;
    const timeLeft = Date.parse(from) - Date.now();
    if (timeLeft > 0 && timeLeft <= announcedAhead && announce(from, to)) announcedStart = from;
  }

  function scheduleCheck() {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(() => void check(), Math.max(0, lastCallAt + callInterval - performance.now()));
  }

  page.addEventListener('visibilitychange', scheduleCheck);
  if (pagesWithCall.includes(navigation.location().pathname)) scheduleCheck();
  else void check();
}
