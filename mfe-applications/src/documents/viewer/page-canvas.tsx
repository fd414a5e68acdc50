import { Box, chakra, Skeleton } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import {
  DRAWING_LIMIT_MS,
  type DrawingFailure,
  failureTexts,
  isDrawable,
  readFailure,
} from './drawing-limits.ts';
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
  readonly onDrawn: () => void;
  /** The page shows the failure itself. */
  readonly onFailed: (failure: DrawingFailure) => void;
}

/**
 * One page of a file (`index` from 0) at the screen's resolution, zoomed and rotated by `view`. It is drawn when it is
 * scrolled near the visible area; then `onDrawn` is called. A page that cannot be drawn, or not within 5 s, says why
 * and calls `onFailed`.
 */
export function PageCanvas({ pages, index, view, label, onDrawn, onFailed }: PageCanvasProps) {
  const [size, setSize] = useState<Size>();
  const [failure, setFailure] = useState<DrawingFailure>();
  const [isNear, setIsNear] = useState(index === 0);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!isNear) return;
    let isMounted = true;
    // a page before it can keep the file's reader busy
    const limit = setTimeout(() => setFailure('slow'), DRAWING_LIMIT_MS);
    pages
      .size(index)
      .then((pageSize) => {
        if (!isMounted) return;
        if (isDrawable(pageSize)) setSize(pageSize);
        else setFailure('shape');
      })
      .catch((error: unknown) => isMounted && setFailure(readFailure(error)))
      .finally(() => clearTimeout(limit));
    return () => {
      clearTimeout(limit);
      isMounted = false;
    };
  }, [pages, index, isNear]);

  useEffect(() => {
    if (failure !== undefined) onFailed(failure);
  }, [failure, onFailed]);

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
    const limit = setTimeout(() => {
      abort.abort();
      setFailure('slow');
    }, DRAWING_LIMIT_MS);
    const canvasSize = getCanvasSize(
      getRotatedSize(size, view.rotation),
      element.clientWidth || 1,
      devicePixelRatio,
    );
    // setting the size also clears the canvas
    element.width = canvasSize.width;
    element.height = canvasSize.height;
    element.dataset.drawn = 'no';
    pages
      .draw(index, element, view.rotation, abort.signal)
      .then(() => {
        element.dataset.drawn = 'yes';
        onDrawn();
      })
      .catch((error: unknown) => abort.signal.aborted || setFailure(readFailure(error)))
      .finally(() => clearTimeout(limit));
    return () => {
      clearTimeout(limit);
      abort.abort();
    };
  }, [pages, index, isNear, size, view, onDrawn]);

  if (failure !== undefined)
    return (
      <Box role="alert" p="4" bg="bg.surface" color="fg.muted" textAlign="center">
        {label} is not shown. {failureTexts[failure]}
      </Box>
    );

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
