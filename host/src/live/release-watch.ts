export interface ReleaseWatchParts {
  /** Whether a fresh registry names other releases than this page's; rejects when it cannot be had. */
  readonly isRenewed: () => Promise<boolean>;
  /** Offers the reload. */
  readonly offer: () => void;
  /** Milliseconds, never going back. */
  readonly now?: () => number;
}

/** Between two checks at least, in milliseconds. */
const pauseBetween = 10 * 60_000;

/**
 * When the agent comes back to the tab, looks whether something newer was released and offers it. Never reloads by
 * itself: what runs, runs on.
 */
export function watchReleases(parts: ReleaseWatchParts, page: Document = document): void {
  const { now = () => performance.now() } = parts;
  let checkedAt = now();
  let found = false;

  async function check() {
    // offline, or in the middle of a release: next time
    found = (await parts.isRenewed().catch(() => false)) || found;
    if (found) parts.offer();
  }

  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || found || now() - checkedAt < pauseBetween) return;
    checkedAt = now();
    void check();
  });
}
