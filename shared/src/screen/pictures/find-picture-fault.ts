import type { PictureFault } from './fault-texts.ts';

/** Pixels of a picture: red, green, blue, alpha, a byte each, row by row. An `ImageData` is one. */
export interface PicturePixels {
  readonly width: number;
  readonly height: number;
  readonly data: Readonly<ArrayLike<number>>;
}

/** Longest side of the reduced picture, in pixels. Letters of a card that fills the picture are then 15 pixels high. */
const reducedSide = 640;
/** Part of the picture that is left out at each edge: what lies around a document may be sharp where it is not. */
const edge = 0.1;
/** Brightness, of 255, that a twentieth of a picture reaches when its text can be read. */
const darkest = 80;
/** Pixels of a stretch whose steepest step is compared with its contrast. A soft edge does not fit in. */
const stretch = 12;
/** Contrast, of 255, below which a stretch has no letter. */
const leastContrast = 24;
/** Share of the contrast that the steepest step of a sharp edge has. */
const sharp = 0.27;

interface Brightness {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Returns the brightness of a picture without its edges, averaged over whole squares of pixels, which removes noise. */
function reduce({ width, height, data }: PicturePixels): Brightness {
  const square = Math.max(1, Math.floor(Math.max(width, height) / reducedSide));
  const [left, top] = [Math.floor(width * edge), Math.floor(height * edge)];
  const columns = Math.floor((width - 2 * left) / square);
  const rows = Math.floor((height - 2 * top) / square);
  const values = new Float32Array(columns * rows);
  for (let cell = 0; cell < values.length; cell += 1) {
    const column = left + (cell % columns) * square;
    const row = top + ((cell - (cell % columns)) / columns) * square;
    let sum = 0;
    for (let y = row; y < row + square; y += 1)
      for (let x = column; x < column + square; x += 1) {
        const at = (y * width + x) * 4;
        sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
      }
    values[cell] = sum / (square * square);
  }
  return { width: columns, height: rows, values };
}

/** Returns the value that a share of all values is above. */
function valueAbove(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor((sorted.length - 1) * (1 - share))] ?? 0;
}

interface Line {
  /** Number of pixels in a line. */
  readonly length: number;
  /** Index distance of the next pixel of a line. */
  readonly along: number;
  readonly lines: number;
  /** Index distance of the next line. */
  readonly across: number;
}

/**
 * Returns how sharp edges are along lines, from 0 to 1: of the stretches with most contrast, which share of it the steepest
 * step has. Each pixel is averaged with its neighbours across, so that noise is not taken for an edge.
 */
function measureSharpness(values: Float32Array, { length, along, lines, across }: Line): number {
  const found: { readonly contrast: number; readonly share: number }[] = [];
  let most = 0;
  for (let line = 1; line < lines - 1; line += 2)
    for (let from = 0; from + stretch <= length; from += stretch / 2) {
      let [low, high, steepest] = [255, 0, 0];
      for (let step = 0, before = 0; step < stretch; step += 1) {
        const at = line * across + (from + step) * along;
        const value = ((values[at - across] ?? 0) + (values[at] ?? 0) + (values[at + across] ?? 0)) / 3;
        const change = value > before ? value - before : before - value;
        if (step > 0 && change > steepest) steepest = change;
        if (value < low) low = value;
        if (value > high) high = value;
        before = value;
      }
      const contrast = high - low;
      if (contrast > most) most = contrast;
      if (contrast >= leastContrast) found.push({ contrast, share: steepest / contrast });
    }
  const shares = found.filter(({ contrast }) => contrast > most / 2).map(({ share }) => share);
  return valueAbove(Float32Array.from(shares), 0.5);
}

/**
 * Judges by its pixels whether the text on a picture of a document can be read, before it is sent.
 * @returns `dark` or `blurred`; `undefined` when it has no fault. A picture without anything to read counts as blurred.
 */
export function findPictureFault(pixels: PicturePixels): PictureFault | undefined {
  const { width, height, values } = reduce(pixels);
  if (valueAbove(values, 0.05) < darkest) return 'dark';
  // a hand that moves blurs one direction alone
  const sharpness = Math.min(
    measureSharpness(values, { length: width, along: 1, lines: height, across: width }),
    measureSharpness(values, { length: height, along: width, lines: width, across: 1 }),
  );
  return sharpness < sharp ? 'blurred' : undefined;
}
