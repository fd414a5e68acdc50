import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/** Parts of a page that have a heading. */
const parts = 'section, article, [role=dialog], [role=tabpanel], main';

function partsAround(element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let part = element.closest(parts); part; part = part.parentElement?.closest(parts) ?? null)
    around.push(part);
  return around;
}

function focusHeading(around: readonly Element[]): void {
  const headings = around
    .filter(({ isConnected }) => isConnected)
    .map((part) => part.querySelector<HTMLElement>('h1, h2, h3'));
  const heading = headings.find((each) => each !== null);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Returns a function for the click handler of a button, which notes where it was. When that button is then removed with
 * its component and the focus is lost, the focus moves to the heading of the nearest part of the page; a keyboard would
 * otherwise begin at the top of the document.
 */
export function useHeadingFocus(): (press: MouseEvent) => void {
  const around = useRef<readonly Element[]>([]);
  // a passive effect is cleaned up when the elements are gone
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading(around.current);
    },
    [],
  );
  return useCallback(({ currentTarget }) => {
    around.current = partsAround(currentTarget);
  }, []);
}
