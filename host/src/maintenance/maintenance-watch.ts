import type { Maintenance } from '@portal/shared/api/maintenance';
import type { Navigation } from '@portal/shared/contract';
import { cameFrom, wasBrought, wayBack } from './way-back.ts';

/** Between two calls, in milliseconds. */
const minute = 60_000;

/** Pages that ask on arrival by themselves. */
const asksItself: readonly string[] = ['/', '/maintenance'];

export interface MaintenanceWatchParts {
  /** The public call; `undefined` when it could not be found out, which is only logged. */
  readonly ask: () => Promise<Maintenance | undefined>;
  readonly navigation: Navigation;
}

/**
 * Asks whether the portal is closed for maintenance: once now, then each minute while the page is visible, and at once
 * when it becomes visible after longer than that. While it is closed the maintenance page shows, which knows the way
 * back, navigation state included; once it is over, who was brought there is brought back (SHL-19).
 */
export function watchMaintenance(
  { ask, navigation }: MaintenanceWatchParts,
  page: Document = document,
): void {
  let askedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check() {
    askedAt = performance.now();
    const answer = await ask().catch(() => undefined);
    if (answer) follow(answer.active);
    wait();
  }

  function follow(active: boolean) {
    const { navigator } = navigation;
    const here = navigation.location();
    const isThere = here.pathname === '/maintenance';
    if (active && !isThere) navigator.replace(`/maintenance${cameFrom(here)}`, here.state);
    if (!active && isThere && wasBrought(here.search)) navigator.replace(wayBack(here.search), here.state);
  }

  function wait() {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(() => void check(), Math.max(0, askedAt + minute - performance.now()));
  }

  page.addEventListener('visibilitychange', wait);
  if (asksItself.includes(navigation.location().pathname)) wait();
  else void check();
}
