import { chakra, Skeleton } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { getCanvasSize, getRotatedSize, type View } from './page-view.ts';
import type { Pages, Size } from './pages.ts';

const Page = chakra('div', {
  base: {
    position: 'relative',
    mx: 'auto',
    bg: 'white',
    boxShadow: 'menu',
    '& canvas': { w: 'full', h: 'full' },
  },
});

interface PageCanvasProps {
  readonly pages: Pages;
  /** From 0. */
  readonly index: number;
  readonly view: View;
  /** Accessible name. */
  readonly label: string;
  readonly onFailed: () => void;
}

/** One page at the screen's resolution. It is drawn when it is scrolled near the visible area. */
export function PageCanvas({ pages, index, view, label, onFailed }: PageCanvasProps) {
  const [size, setSize] = useState<Size>();
  const [isNear, setIsNear] = useState(index === 0);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!isNear) return;
    let isMounted = true;
    pages.size(index).then((pageSize) => isMounted && setSize(pageSize), onFailed);
    return () => {
      isMounted = false;
    };
  }, [pages, index, isNear, onFailed]);

  useEffect(() => {
    const element = frame.current;
    if (element === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  const rotatedSize = size && getRotatedSize(size, view.rotation);
  useEffect(() => {
    const element = canvas.current;
    if (!isNear || size === undefined || element === null) return;
    const abort = new AbortController();
    const canvasSize = getCanvasSize(
      getRotatedSize(size, view.rotation),
      element.clientWidth || 1,
      devicePixelRatio,
    );
    // setting the size also clears the canvas
    element.width = canvasSize.width;
    element.height = canvasSize.height;
    element.dataset.drawn = 'no';
    pages.draw(index, element, view.rotation, abort.signal).then(
      () => {
        element.dataset.drawn = 'yes';
      },
      () => abort.signal.aborted || onFailed(),
    );
    return () => abort.abort();
  }, [pages, index, isNear, size, view, onFailed]);

  return (
    <Page
      ref={frame}
      style={{
        width: `${view.zoom * 100}%`,
        aspectRatio: rotatedSize ? `${rotatedSize.width} / ${rotatedSize.height}` : '1 / 1.4',
      }}
    >
      {rotatedSize ? <canvas ref={canvas} role="img" aria-label={label} /> : <Skeleton h="full" />}
    </Page>
  );
}
