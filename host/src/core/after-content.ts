/** After this long the page is taken to have nothing else to do, in milliseconds. */
const patience = 5_000;

/**
 * Resolves when the page has loaded and has nothing else to do: what nobody waits for is fetched then, and not before.
 * Its first content stood in the HTML (docs/adr/0013-first-paint.md).
 */
export async function afterContent(page: Window = window): Promise<void> {
  if (page.document.readyState !== 'complete')
    await new Promise((done) => page.addEventListener('load', done, { once: true }));
  await new Promise<void>((done) => {
    // Safari has no such call
    if (typeof page.requestIdleCallback === 'undefined') page.setTimeout(done, patience);
    else page.requestIdleCallback(() => done(), { timeout: patience });
  });
}
