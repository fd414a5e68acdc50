import { canZoom, changeZoom, getCanvasSize, getRotatedSize, initialView, rotate } from './page-view.ts';

test('zooms in steps and stops at both ends', () => {
  const steps = [];
  for (let view = initialView; canZoom(view, 'in'); view = changeZoom(view, 'in')) steps.push(view.zoom);
  expect(steps).toEqual([1, 1.5, 2, 3]);
  expect(changeZoom({ ...initialView, zoom: 4 }, 'in').zoom).toBe(4);
  expect(changeZoom(initialView, 'out').zoom).toBe(0.75);
  expect(canZoom({ ...initialView, zoom: 0.5 }, 'out')).toBe(false);
});

test('four rotations return to the start and keep the zoom', () => {
  const view = { zoom: 2, rotation: 0 } as const;
  const rotatedViews = [rotate(view), rotate(rotate(view)), rotate(rotate(rotate(view)))];
  expect(rotatedViews.map(({ rotation }) => rotation)).toEqual([90, 180, 270]);
  expect(rotate({ zoom: 2, rotation: 270 })).toEqual(view);
});

test('swaps width and height of a page on its side', () => {
  const page = { width: 595, height: 842 };
  expect(getRotatedSize(page, 180)).toEqual(page);
  expect(getRotatedSize(page, 90)).toEqual({ width: 842, height: 595 });
});

test.each([
  ['one device pixel per CSS pixel', { width: 600, height: 800 }, 600, 1, { width: 600, height: 800 }],
  [
    'more pixels on a high-density screen',
    { width: 600, height: 800 },
    600,
    2,
    { width: 1200, height: 1600 },
  ],
  ['at most the browser’s limit', { width: 600, height: 800 }, 6000, 2, { width: 3072, height: 4096 }],
  ['at least one pixel', { width: 10_000, height: 1 }, 100, 1, { width: 100, height: 1 }],
])('canvas size: %s', (_case, shape, width, ratio, pixels) => {
  expect(getCanvasSize(shape, width, ratio)).toEqual(pixels);
});
