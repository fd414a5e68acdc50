import { drawScaled, encodeJpeg, pixelsOnCanvas } from './draw-scaled.ts';

/** Side of one square of the drawn sample, in pixels, and number of squares in a row. */
const square = 8;
const squares = 4;
const side = square * squares;
/** Largest difference of a color, of 255. Some browsers change the last bits of a pixel, and a JPG changes a few more. */
const tolerance = 24;

const colorOf = (x: number, y: number): readonly [number, number, number] => {
  const at = Math.floor(y / square) * squares + Math.floor(x / square);
  return [(at * 83) % 256, (at * 151 + 40) % 256, (at * 199 + 80) % 256];
};

function drawSample(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  for (let y = 0; y < side; y += square)
    for (let x = 0; x < side; x += square) {
      if (context) context.fillStyle = `rgb(${colorOf(x, y).join(' ')})`;
      context?.fillRect(x, y, square, square);
    }
  return canvas;
}

/** Whether a canvas is read as the sample, in the middle of each square: a JPG's colors run into one another. */
function isSample(canvas: HTMLCanvasElement): boolean {
  const data = pixelsOnCanvas(canvas)?.data;
  if (!data || data.length !== side * side * 4) return false;
  for (let y = square / 2; y < side; y += square)
    for (let x = square / 2; x < side; x += square)
      for (const [channel, value] of colorOf(x, y).entries())
        if (Math.abs((data[(y * side + x) * 4 + channel] ?? -tolerance) - value) > tolerance) return false;
  return true;
}

/**
 * Resolves with whether this browser gives back what a page has drawn, as pixels and as JPG. Some protect against
 * fingerprinting by giving noise or a blank instead; a picture that was drawn there would be lost.
 */
export async function canTrustDrawing(): Promise<boolean> {
  try {
    const sample = drawSample();
    const jpeg = isSample(sample) ? await encodeJpeg(sample) : null;
    if (!jpeg) return false;
    const image = await createImageBitmap(jpeg);
    const isSame = isSample(drawScaled(image, image));
    image.close();
    return isSame;
  } catch {
    return false;
  }
}
