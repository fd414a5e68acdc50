import { repeatLostClicks } from './repeat-lost-clicks.ts';

/** Open dialogs and drawers of host and remotes. */
const openModals = '[aria-modal="true"]:not([data-state="closed"])';

/**
 * Keeps an element in the topmost modal, or at the end of the body when none is open. Everything outside an open modal is
 * hidden from assistive technology and the keyboard. In a modal the element has the attribute `data-in-modal`.
 * @returns stops this and removes the element
 */
export function stayOnTop(element: HTMLElement, { body, documentElement }: Document = document): () => void {
  const presses = repeatLostClicks(element);
  const move = () => {
    const parent = [...body.querySelectorAll(openModals)].at(-1) ?? body;
    if (element.parentElement !== parent) {
      presses.interrupt();
      parent.append(element);
    }
    element.toggleAttribute('data-in-modal', parent !== body);
  };
  const observer = new MutationObserver(move);
  // modals are children of the body, and their state changes before they are removed
  observer.observe(body, { childList: true });
  observer.observe(documentElement, {
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-modal', 'data-state'],
  });
  move();
  return () => {
    observer.disconnect();
    presses.end();
    element.remove();
  };
}
