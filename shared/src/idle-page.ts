/** How long to wait for idleness after the page has loaded, in milliseconds. */
const defaultTimeout = 5_000;

/**
 * Resolves when the page has loaded and is idle, so that background code does not delay the first content
 * (docs/adr/0013-first-paint.md). Resolves at the latest `timeout` milliseconds after the page has loaded.
 */
export async function waitForIdlePage(timeout = defaultTimeout, page: Window = window): Promise<void> {
  if (page.document.readyState !== 'complete')
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback
    if (typeof page.requestIdleCallback === 'undefined') page.setTimeout(resolve, timeout);
    else page.requestIdleCallback(() => resolve(), { timeout });
  });
}
