/** Longest side of a picture that is sent, in pixels: a card is still sharp. */
const sentSide = 2400;

/** Width and height, in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture of this size in pixels on a new canvas, which is not in the page. Scaled down, in proportion, when
 * its longest side is over the limit; never up.
 * @param longestSide of the drawn picture, in pixels; default 2400, which is what is sent
 */
export function drawScaled(
  source: CanvasImageSource,
  { width, height }: Size,
  longestSide = sentSide,
): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns the pixels of a canvas; `undefined` when the device has no memory for them. */
export const pixelsOnCanvas = (canvas: HTMLCanvasElement): ImageData | undefined =>
  canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);

/**
 * Encodes a canvas as a JPEG file; resolves with null when the device has no memory for it.
 * @param quality from 0 to 1
 */
export const encodeJpeg = (canvas: HTMLCanvasElement, quality = 0.85): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
