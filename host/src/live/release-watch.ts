import type { HostNotice } from '../notices/index.ts';

export interface ReleaseWatchParts {
  /** Whether a fresh registry names other releases than this page's; rejects when it cannot be had. */
  readonly isRenewed: () => Promise<boolean>;
  readonly notify: (notice: HostNotice) => void;
  readonly askToReload: () => void;
  /** Milliseconds, never going back. */
  readonly now?: () => number;
}

/** Between two checks at least, in milliseconds. */
const pauseBetween = 10 * 60_000;

/**
 * When the agent comes back to the tab, looks whether something newer was released and offers it, once. Never reloads
 * by itself: what runs, runs on.
 */
export function watchReleases(parts: ReleaseWatchParts, page: Document = document): void {
  const { now = () => performance.now() } = parts;
  let checkedAt = now();
  let offered = false;

  async function check() {
    // offline, or in the middle of a release: next time
    const renewed = await parts.isRenewed().catch(() => false);
    if (!renewed || offered) return;
    offered = true;
    parts.notify({
      tone: 'info',
      text: 'A new version of the portal is ready.',
      action: { label: 'Reload', run: parts.askToReload },
      lasting: true,
    });
  }

  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || offered || now() - checkedAt < pauseBetween) return;
    checkedAt = now();
    void check();
  });
}
