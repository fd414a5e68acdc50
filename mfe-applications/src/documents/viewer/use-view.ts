import { useEffect, useState } from 'react';
import { initialView, type View } from './page-view.ts';

/** Milliseconds after the last change of the window's size until the pages are drawn again. */
export const resizePauseMs = 200;

/** What the pixels of a page depend on: the window's width, and device pixels for each CSS pixel. */
const getScreenSize = () => `${window.innerWidth} ${window.devicePixelRatio}`;

/**
 * Returns the zoom and rotation of a newly opened file and a function that sets them. After the window was resized or
 * the browser's zoom changed, the view is a new object with the same values, so that its pages are drawn sharp again.
 */
export function useView(): readonly [View, (view: View) => void] {
  const [view, setView] = useState(initialView);
  useEffect(() => {
    let drawnSize = getScreenSize();
    let timer: number | undefined;
    const drawAgain = () => {
      // the bars of a phone's browser change the height only
      if (getScreenSize() === drawnSize) return;
      drawnSize = getScreenSize();
      setView((before) => ({ ...before }));
    };
    const onResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(drawAgain, resizePauseMs);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return [view, setView];
}
