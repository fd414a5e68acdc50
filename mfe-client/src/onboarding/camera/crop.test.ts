import { cropToFrame } from './crop.ts';

const screen = { x: 0, y: 0, width: 640, height: 360 };
const frame = { x: 120, y: 80, width: 400, height: 200 };

test.each([
  [
    'of the same proportions',
    { width: 1280, height: 720 },
    screen,
    { x: 160, y: 120, width: 960, height: 480 },
  ],
  [
    'that overflows at both sides',
    { width: 1600, height: 720 },
    screen,
    { x: 320, y: 120, width: 960, height: 480 },
  ],
  [
    'whose box is elsewhere',
    { width: 640, height: 360 },
    { ...screen, x: 40, y: 20 },
    { x: 40, y: 40, width: 480, height: 240 },
  ],
  [
    'that is smaller than the margin',
    { width: 420, height: 200 },
    { x: 110, y: 80, width: 420, height: 200 },
    { x: 0, y: 0, width: 420, height: 200 },
  ],
  [
    'that is not laid out',
    { width: 640, height: 480 },
    { x: 0, y: 0, width: 0, height: 0 },
    { x: 0, y: 0, width: 640, height: 480 },
  ],
])('keeps what is inside the frame of a video %s', (_, video, box, area) => {
  expect(cropToFrame(video, box, frame)).toEqual(area);
});
