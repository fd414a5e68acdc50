/** The address that a link leads to. */
type Address = Pick<HTMLAnchorElement, 'pathname' | 'search'>;

/**
 * Calls `onIntent` with a link's address when pointer or focus reaches it, because the agent may follow it; for the
 * same address once until another is reached. It watches all links of the portal, of host and remotes, but none to
 * other sites. Returns a function that stops it.
 */
export function watchLinkIntent(document: Document, onIntent: (address: Address) => void): () => void {
  // the address, because a reference to the element would keep a removed page in memory
  let lastHref = '';
  const handleEvent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.href === lastHref || link.origin !== location.origin) return;
    lastHref = link.href;
    onIntent(link);
  };
  document.addEventListener('pointerover', handleEvent, { passive: true });
  document.addEventListener('focusin', handleEvent);
  return () => {
    document.removeEventListener('pointerover', handleEvent);
    document.removeEventListener('focusin', handleEvent);
  };
}
