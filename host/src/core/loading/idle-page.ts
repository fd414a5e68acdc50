/** How long to wait at most for the page to be idle, in milliseconds. */
const idleTimeout = 5_000;

/**
 * Resolves when the page has loaded and is idle, so that background code does not delay the first content
 * (docs/adr/0013-first-paint.md).
 */
export async function waitForIdlePage(page: Window = window): Promise<void> {
  if (page.document.readyState !== 'complete')
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback
    if (typeof page.requestIdleCallback === 'undefined') page.setTimeout(resolve, idleTimeout);
    else page.requestIdleCallback(() => resolve(), { timeout: idleTimeout });
  });
}
