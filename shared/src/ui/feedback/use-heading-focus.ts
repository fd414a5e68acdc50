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
 * Moves the focus to the heading of the nearest part of the page when a button that was pressed is removed with its
 * component; the focus would be lost, and a keyboard would begin at the top of the document. Returns the function that
 * notes the press.
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
