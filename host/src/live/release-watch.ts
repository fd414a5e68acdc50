interface ReleaseWatchParts {
  /** Resolves to whether the current registry has other releases than this page; rejects when it cannot be loaded. */
  readonly hasNewReleases: () => Promise<boolean>;
  /** Offers the reload. */
  readonly offer: () => void;
  /** Monotonic time in milliseconds; default: `performance.now`. */
  readonly now?: () => number;
}

/** The shortest interval between two checks, in milliseconds. */
const minimumInterval = 10 * 60_000;

/**
 * Checks for a newer release when the tab becomes visible, after a minimum time since the last check, until one is
 * found; it then calls `offer`. It never reloads the page by itself, and a failed check counts as none found.
 */
export function watchReleases(parts: ReleaseWatchParts, page: Document = document): void {
  const { now = () => performance.now() } = parts;
  let checkedAt = now();
  let isFound = false;

  async function check() {
    // offline, or during a release: the next check decides
    isFound = (await parts.hasNewReleases().catch(() => false)) || isFound;
    if (isFound) parts.offer();
  }

  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || isFound || now() - checkedAt < minimumInterval) return;
    checkedAt = now();
    void check();
  });
}
