import { canZoom, pixelsFor, plainView, turned, turnedSize, zoomed } from './view.ts';

test('zooms in and out in steps, and stops at both ends', () => {
  const steps = [];
  for (let view = plainView; canZoom(view, 'in'); view = zoomed(view, 'in')) steps.push(view.zoom);
  expect(steps).toEqual([1, 1.5, 2, 3]);
  expect(zoomed({ ...plainView, zoom: 4 }, 'in').zoom).toBe(4);
  expect(zoomed(plainView, 'out').zoom).toBe(0.75);
  expect(canZoom({ ...plainView, zoom: 0.5 }, 'out')).toBe(false);
});

test('four turns come round, and keep the zoom', () => {
  const view = { zoom: 2, rotation: 0 } as const;
  const turns = [turned(view), turned(turned(view)), turned(turned(turned(view)))];
  expect(turns.map(({ rotation }) => rotation)).toEqual([90, 180, 270]);
  expect(turned({ zoom: 2, rotation: 270 })).toEqual(view);
});

test('a page that lies on its side is as wide as it was high', () => {
  const page = { width: 595, height: 842 };
  expect(turnedSize(page, 180)).toEqual(page);
  expect(turnedSize(page, 90)).toEqual({ width: 842, height: 595 });
});

test.each([
  ['one pixel for each', { width: 600, height: 800 }, 600, 1, { width: 600, height: 800 }],
  ['a sharp screen has more', { width: 600, height: 800 }, 600, 2, { width: 1200, height: 1600 }],
  ['never more than a browser draws', { width: 600, height: 800 }, 6000, 2, { width: 3072, height: 4096 }],
  ['a hair is still drawn', { width: 10_000, height: 1 }, 100, 1, { width: 100, height: 1 }],
])('pixels: %s', (_what, shape, width, ratio, pixels) => {
  expect(pixelsFor(shape, width, ratio)).toEqual(pixels);
});
