/** Longest side of a picture that is sent, in pixels: a card is still sharp. */
const sentSide = 2400;

/** Width and height, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its pixels; from its upper left corner by default. */
export interface PictureArea extends Size {
  readonly x?: number;
  readonly y?: number;
}

/**
 * Draws an area of a picture on a new canvas, which is not in the page, on white where it is transparent. Its longest side is
 * at most 2400 pixels: a larger area is scaled down, in proportion.
 */
export function drawScaled(
  source: CanvasImageSource,
  { x = 0, y = 0, width, height }: PictureArea,
): HTMLCanvasElement {
  const scale = Math.min(1, sentSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) {
    // a JPG has no transparency: without this it would be black
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** Returns the pixels of a canvas; `undefined` when the device has no memory for them. */
export const pixelsOnCanvas = (canvas: HTMLCanvasElement): ImageData | undefined =>
  canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);

const quality = 0.85;

/** Encodes a canvas as a JPEG file; resolves with null when the device has no memory for it. */
export const encodeJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
