import fc from 'fast-check';
import { findScreenArea, formatPopupFeatures } from './popup-geometry.ts';

const parseFeatures = (features: string) =>
  Object.fromEntries(
    [...features.matchAll(/(\w+)=(-?\d+)/g)].map(([, name, value]) => [name, Number(value)]),
  );

test.each([
  ['the only screen', { left: 0, top: 0, width: 1440, height: 900 }, { left: 470, top: 75 }],
  ['a screen with a menu bar on top', { left: 0, top: 25, width: 1440, height: 875 }, { left: 470, top: 88 }],
  [
    'a second screen to the right',
    { left: 1920, top: 0, width: 1920, height: 1080 },
    { left: 2630, top: 165 },
  ],
  [
    'a second screen to the left',
    { left: -1280, top: 0, width: 1280, height: 1024 },
    { left: -890, top: 137 },
  ],
  ['a screen smaller than the window', { left: 0, top: 0, width: 390, height: 700 }, { left: 0, top: 0 }],
])('[SGN-01] on %s the pop-up is 500 by 750 and centred', (_case, area, place) => {
  expect(parseFeatures(formatPopupFeatures(area))).toEqual({ width: 500, height: 750, ...place });
  expect(formatPopupFeatures(area)).toMatch(/^popup,/);
});

test('[SGN-01] the pop-up is as far from the left edge as from the right, on any screen', () => {
  const side = fc.integer({ min: -4000, max: 4000 });
  const size = fc.integer({ min: 750, max: 8000 });
  fc.assert(
    fc.property(side, side, size, size, (left, top, width, height) => {
      const position = parseFeatures(formatPopupFeatures({ left, top, width, height }));
      const before = (position.left ?? Number.NaN) - left;
      const above = (position.top ?? Number.NaN) - top;
      expect(Math.abs(before - (width - 500 - before))).toBeLessThanOrEqual(1);
      expect(Math.abs(above - (height - 750 - above))).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [
    'reports the screen position',
    { availLeft: 1920, availTop: 30, availWidth: 1920, availHeight: 1050 },
    2500,
  ],
  ['does not report it: estimated from the window', { availWidth: 1920, availHeight: 1080 }, 2500],
])('[SGN-01] finds the second monitor when the browser %s', (_case, screen, screenLeft) => {
  expect(findScreenArea({ screen, screenLeft, screenTop: 40 })).toMatchObject({ left: 1920, width: 1920 });
});
