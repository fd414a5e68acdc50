import type { Rotation, Size } from './pages.ts';

/** How a page is looked at; a zoom of 1 fits its width. */
export interface View {
  readonly zoom: number;
  readonly rotation: Rotation;
}

export const plainView: View = { zoom: 1, rotation: 0 };

const steps = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** The next step in a direction, or the same where there is none. */
export function zoomed(view: View, direction: 'in' | 'out'): View {
  const step =
    direction === 'in' ? steps.find((zoom) => zoom > view.zoom) : steps.findLast((zoom) => zoom < view.zoom);
  return step === undefined ? view : { ...view, zoom: step };
}

export const canZoom = (view: View, direction: 'in' | 'out') => zoomed(view, direction) !== view;

const after: Readonly<Record<Rotation, Rotation>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** A quarter turn clockwise. */
export function turned(view: View): View {
  return { ...view, rotation: after[view.rotation] };
}

/** The size of something once it is turned. */
export function turnedSize({ width, height }: Size, rotation: Rotation): Size {
  return rotation === 90 || rotation === 270 ? { width: height, height: width } : { width, height };
}

/** Browsers draw no canvas beyond some size, phones none beyond 16 megapixels. */
const largestSide = 4096;

/** How many pixels to draw for a shape that shows `width` CSS pixels wide. */
export function pixelsFor(shape: Size, width: number, pixelRatio: number): Size {
  const wanted = width * pixelRatio;
  const scale = Math.min(wanted / shape.width, largestSide / Math.max(shape.width, shape.height));
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  };
}
