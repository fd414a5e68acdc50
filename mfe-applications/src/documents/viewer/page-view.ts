import type { Rotation, Size } from './pages.ts';

/** Zoom and rotation of the pages. At zoom 1 a page fits the width. */
export interface View {
  readonly zoom: number;
  readonly rotation: Rotation;
}

/** The view of a newly opened file. */
export const initialView: View = { zoom: 1, rotation: 0 };

const zoomSteps = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** Returns the view at the next zoom step, or the same view at the last step. */
export function changeZoom(view: View, direction: 'in' | 'out'): View {
  const step =
    direction === 'in'
      ? zoomSteps.find((zoom) => zoom > view.zoom)
      : zoomSteps.findLast((zoom) => zoom < view.zoom);
  return step === undefined ? view : { ...view, zoom: step };
}

/** Returns whether there is a further zoom step in this direction. */
export const canZoom = (view: View, direction: 'in' | 'out') => changeZoom(view, direction) !== view;

const nextRotation: Readonly<Record<Rotation, Rotation>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** Returns the view after a quarter turn clockwise; four turns lead back. */
export function rotate(view: View): View {
  return { ...view, rotation: nextRotation[view.rotation] };
}

/** Returns a page's size after a rotation in degrees: width and height are swapped at 90 and 270. */
export function getRotatedSize({ width, height }: Size, rotation: Rotation): Size {
  return rotation === 90 || rotation === 270 ? { width: height, height: width } : { width, height };
}

/** Maximum canvas side in pixels. Phones draw no canvas above 16 megapixels. */
const maxCanvasSide = 4096;

/**
 * Returns the canvas size in device pixels for a page that is `width` CSS pixels wide, in the page's proportions; each
 * side is at least 1 and at most what browsers draw. `pixelRatio`: device pixels for each CSS pixel.
 */
export function getCanvasSize(page: Size, width: number, pixelRatio: number): Size {
  const deviceWidth = width * pixelRatio;
  const scale = Math.min(deviceWidth / page.width, maxCanvasSide / Math.max(page.width, page.height));
  return {
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
  };
}
