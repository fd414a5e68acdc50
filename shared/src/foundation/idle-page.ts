interface IdleOptions {
  /** How long the loaded page has to show its content before idleness counts, in milliseconds; default: 0. */
  readonly delay?: number;
  /** How long to wait for idleness at most, in milliseconds; default: 5 s. */
  readonly timeout?: number;
}

/**
 * Resolves when the page has loaded and is idle, so that background code does not delay the first content
 * (docs/adr/0013-first-paint.md). Resolves at the latest `delay` and `timeout` milliseconds after the page has loaded.
 */
export async function waitForIdlePage({ delay = 0, timeout = 5_000 }: IdleOptions = {}): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, timeout);
    else requestIdleCallback(() => resolve(), { timeout });
  });
}

/**
 * Loads background code when the page has loaded and is idle, and resolves with it. Loads it once more after a failure:
 * a page that the browser keeps for Back loses its pending requests.
 * @throws what the second attempt rejects with
 */
export function loadWhenIdle<Module>(load: () => Promise<Module>): Promise<Module> {
  const attempt = () => waitForIdlePage().then(load);
  return attempt().catch(attempt);
}
