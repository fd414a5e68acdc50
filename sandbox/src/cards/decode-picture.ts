import { detectFileType, isTooLargeToShow, maximumPixels } from '@portal/shared/files';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';

/** Pixels of a picture, 4 bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A picture has more pixels than can be shown. */
export class TooManyPixels extends Error {}

/**
 * Decodes a JPG or PNG, and no more pixels of it than can be shown.
 * @throws TooManyPixels, or another Error for a damaged file
 */
export function decodePicture(bytes: Buffer): Pixels {
  return detectFileType(bytes) === 'image/png' ? decodePng(bytes) : decodeJpeg(bytes);
}

function decodeJpeg(bytes: Buffer): Pixels {
  try {
    return jpeg.decode(bytes, {
      useTArray: true,
      formatAsRGBA: true,
      tolerantDecoding: true,
      maxResolutionInMP: maximumPixels / 1_000_000,
      maxMemoryUsageInMB: 1024,
    });
  } catch (error) {
    throw String(error).includes('maxResolutionInMP') ? new TooManyPixels() : error;
  }
}

/** Where the first chunk of a PNG, which is its head, has width and height. */
const sizeAt = 16;

function decodePng(bytes: Buffer): Pixels {
  const [width, height] = [bytes.readUInt32BE(sizeAt), bytes.readUInt32BE(sizeAt + 4)];
  if (isTooLargeToShow({ width, height })) throw new TooManyPixels();
  return PNG.sync.read(bytes);
}
