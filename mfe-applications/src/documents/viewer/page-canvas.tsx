import { chakra, Skeleton } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { Pages, Size } from './pages.ts';
import { pixelsFor, turnedSize, type View } from './view.ts';

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
  /** What it is, for those who cannot see it. */
  readonly label: string;
  readonly onFailed: () => void;
}

/** One page, drawn as sharp as the screen; a page that is out of sight is not drawn before it comes near. */
export function PageCanvas({ pages, index, view, label, onFailed }: PageCanvasProps) {
  const [size, setSize] = useState<Size>();
  const [isNear, setNear] = useState(index === 0);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!isNear) return;
    let isShown = true;
    pages.size(index).then((found) => isShown && setSize(found), onFailed);
    return () => {
      isShown = false;
    };
  }, [pages, index, isNear, onFailed]);

  useEffect(() => {
    const element = frame.current;
    if (element === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  const shape = size && turnedSize(size, view.rotation);
  useEffect(() => {
    const element = canvas.current;
    if (!isNear || size === undefined || element === null) return;
    const stop = new AbortController();
    const pixels = pixelsFor(turnedSize(size, view.rotation), element.clientWidth || 1, devicePixelRatio);
    // sizing it clears it too
    element.width = pixels.width;
    element.height = pixels.height;
    element.dataset.drawn = 'no';
    pages.draw(index, element, view.rotation, stop.signal).then(
      () => {
        element.dataset.drawn = 'yes';
      },
      () => stop.signal.aborted || onFailed(),
    );
    return () => stop.abort();
  }, [pages, index, isNear, size, view, onFailed]);

  return (
    <Page
      ref={frame}
      style={{
        width: `${view.zoom * 100}%`,
        aspectRatio: shape ? `${shape.width} / ${shape.height}` : '1 / 1.4',
      }}
    >
      {shape ? <canvas ref={canvas} role="img" aria-label={label} /> : <Skeleton h="full" />}
    </Page>
  );
}
