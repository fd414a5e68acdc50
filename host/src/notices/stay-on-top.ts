/** What lies over the page and holds the focus: a dialog or drawer, whoever it is of. */
const openModals = '[aria-modal="true"]:not([data-state="closed"])';

/**
 * Keeps an element within reach whatever opens over the page: in the topmost modal, else at the end of the body. All
 * that is outside an open modal is hidden from assistive technology, and the keyboard does not get there. There it has
 * the attribute `data-in-modal`.
 * @returns ends it and takes the element off the page
 */
export function stayOnTop(element: HTMLElement, { body, documentElement }: Document = document): () => void {
  const move = () => {
    const place = [...body.querySelectorAll(openModals)].at(-1) ?? body;
    if (element.parentElement !== place) place.append(element);
    element.toggleAttribute('data-in-modal', place !== body);
  };
  const observer = new MutationObserver(move);
  // modals come and go as the body's own children, and close before they have gone
  observer.observe(body, { childList: true });
  observer.observe(documentElement, {
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-modal', 'data-state'],
  });
  move();
  return () => {
    observer.disconnect();
    element.remove();
  };
}
