import { useEffect } from 'react';

const properties = ['--visible-height', '--visible-top'] as const;

/**
 * While `isOn`, sets the CSS variables `--visible-height` and `--visible-top` of the document to the part of the window
 * that an on-screen keyboard leaves, which no CSS unit follows. They are absent while the agent has zoomed in, and
 * without such a browser feature. Afterwards they stay: to remove them, the browser would style the whole page again.
 */
export function useVisibleViewport(isOn: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOn || !viewport) return;
    const { style } = document.documentElement;
    const clear = () => {
      for (const property of properties) style.removeProperty(property);
    };
    const update = () => {
      if (viewport.scale > 1.01) return clear();
      style.setProperty('--visible-height', `${viewport.height}px`);
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [isOn]);
}
