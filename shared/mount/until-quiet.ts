/**
 * Resolves as soon as nothing in the element has changed for 0.3 s, after 5 s at most. It may be sent to a page, so it has no
 * function with a name in it: tsx would add a call to a helper that pages do not have.
 */
export async function untilQuiet(element: Element): Promise<void> {
  const end = performance.now() + 5_000;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  while (performance.now() < Math.min(changed + 300, end))
    await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
}
