import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { findPictureFault, type PicturePixels } from './find-picture-fault.ts';

/** The two sides of a demo card of the sandbox, 860 by 540 pixels. */
const readCard = (side: 'front' | 'back') =>
  PNG.sync.read(readFileSync(join(__dirname, 'samples', `card-${side}.png`)));
const cards = { front: readCard('front'), back: readCard('back') };

/** How a camera takes the card. */
interface Shot {
  /** Width of the picture; its height is three quarters of it, and the card fills 0.8 of the width. */
  readonly width?: number;
  /** In degrees. */
  readonly turned?: number;
  /** Radius of the blur, in thousandths of the width. */
  readonly blur?: number;
  /** Length of a movement to the right, in thousandths of the width. */
  readonly moved?: number;
  /** Factor of the light. */
  readonly light?: number;
  /** Largest change of a pixel's brightness, of 255. */
  readonly noise?: number;
  /** Brightness of the table, of 255. */
  readonly table?: number;
}

// looked up at each pixel, globals of Jest's environment take most of the time
const { floor, imul, max, min } = Math;

/** A number from -1 to 1 for a pixel, the same at each run. */
const noiseAt = (pixel: number): number => ((imul(pixel + 1, 0x9e3779b1) >>> 8) / 0xffffff) * 2 - 1;

/** How lines of pixels lie in a picture: their number, and the index distances of lines and of pixels. */
interface Lines {
  readonly count: number;
  readonly next: number;
  readonly length: number;
  readonly step: number;
}

/** Averages each pixel with those within a distance, along lines. */
function smear(values: Float32Array, { count, next, length, step }: Lines, radius: number): Float32Array {
  const result = new Float32Array(values.length);
  const sums = new Float64Array(length + 1);
  for (let line = 0; line < count; line += 1) {
    for (let at = 0; at < length; at += 1)
      sums[at + 1] = (sums[at] ?? 0) + (values[line * next + at * step] ?? 0);
    for (let at = 0; at < length; at += 1) {
      const [from, to] = [max(0, at - radius), min(length, at + radius + 1)];
      result[line * next + at * step] = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
    }
  }
  return result;
}

/** Draws the card on a table, seen from above. */
function drawCard(card: PNG, { width = 800, turned = 0, table = 90 }: Shot, height: number): Float32Array {
  const scale = card.width / (width * 0.8);
  const sin = Math.sin((turned * Math.PI) / 180) * scale;
  const cos = Math.cos((turned * Math.PI) / 180) * scale;
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const dx = (at % width) - width / 2;
    const dy = floor(at / width) - height / 2;
    const column = floor(dx * cos + dy * sin + card.width / 2);
    const row = floor(dy * cos - dx * sin + card.height / 2);
    const isCard = column >= 0 && column < card.width && row >= 0 && row < card.height;
    values[at] = isCard ? (card.data[(row * card.width + column) * 4] ?? 0) : table;
  }
  return values;
}

function photograph(card: PNG, shot: Shot): PicturePixels {
  const { width = 800, blur = 0, moved = 0, light = 1, noise = 4 } = shot;
  const height = (width * 3) / 4;
  let values = drawCard(card, shot, height);
  const rows = { count: height, next: width, length: width, step: 1 };
  const columns = { count: width, next: 1, length: height, step: width };
  // three averages are close to the blur of a lens
  const radius = Math.round((blur * width) / 1000);
  for (let time = 0; radius > 0 && time < 3; time += 1)
    values = smear(smear(values, rows, radius), columns, radius);
  if (moved > 0) values = smear(values, rows, Math.round((moved * width) / 2000));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 1)
    data[at] = at % 4 === 3 ? 255 : (values[at >> 2] ?? 0) * light + noise * noiseAt(at >> 2);
  return { width, height, data };
}

const good = undefined;
const shots: readonly (readonly [
  name: string,
  side: 'front' | 'back',
  fault: 'dark' | 'blurred' | undefined,
  shot: Shot,
])[] = [
  ['straight', 'front', good, {}],
  ['straight', 'back', good, {}],
  ['turned a little', 'front', good, { turned: 4 }],
  ['turned more', 'back', good, { turned: -12 }],
  ['upright', 'front', good, { turned: 90 }],
  ['slanted', 'front', good, { turned: 40 }],
  ['noisy', 'front', good, { noise: 40 }],
  ['in evening light, with noise', 'back', good, { light: 0.55, noise: 15 }],
  ['on a white table', 'front', good, { table: 245 }],
  ['on a black table', 'front', good, { table: 5 }],
  ['by a small camera', 'front', good, { width: 640 }],
  ['by a large camera', 'front', good, { width: 1600 }],
  ['a little soft', 'back', good, { blur: 0.8 }],
  ['dark', 'front', 'dark', { light: 0.2 }],
  ['dark', 'back', 'dark', { light: 0.2 }],
  ['dark and noisy', 'front', 'dark', { light: 0.15, noise: 20 }],
  ['nearly black', 'back', 'dark', { light: 0.04 }],
  ['dark and blurred', 'front', 'dark', { light: 0.2, blur: 4 }],
  ['blurred', 'front', 'blurred', { blur: 4 }],
  ['blurred', 'back', 'blurred', { blur: 4 }],
  ['blurred and noisy', 'front', 'blurred', { blur: 5, noise: 25 }],
  ['blurred, by a large camera', 'back', 'blurred', { blur: 4, width: 1600 }],
  ['moved sideways', 'front', 'blurred', { moved: 18 }],
  ['moved while it was turned', 'front', 'blurred', { moved: 20, turned: 30 }],
];

test('[ONB-02] judges at most 2 of 24 labelled pictures of demo cards wrong', () => {
  expect(shots).toHaveLength(24);
  const wrong = shots.flatMap(([name, side, fault, shot]) => {
    const judged = findPictureFault(photograph(cards[side], shot));
    return judged === fault ? [] : [`${side}, ${name}: ${judged ?? 'good'}`];
  });
  expect(wrong.slice(2)).toEqual([]);
});

test('takes a blank picture for blurred: there is nothing to read', () => {
  const blank = { width: 640, height: 480, data: new Uint8ClampedArray(640 * 480 * 4).fill(230) };
  expect(findPictureFault(blank)).toBe('blurred');
});
