/** Where a link leads. */
type Address = Pick<HTMLAnchorElement, 'pathname' | 'search'>;

/**
 * Tells of each of the portal's own links that an agent is about to follow: pointer or finger over it, or the focus in
 * it. One watch for all links of host and remotes. Gives what ends it.
 */
export function onNearLink(document: Document, tell: (address: Address) => void): () => void {
  // its address: holding the element would keep a page that has gone
  let before = '';
  const onNear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.href === before || link.origin !== location.origin) return;
    before = link.href;
    tell(link);
  };
  document.addEventListener('pointerover', onNear, { passive: true });
  document.addEventListener('focusin', onNear);
  return () => {
    document.removeEventListener('pointerover', onNear);
    document.removeEventListener('focusin', onNear);
  };
}
