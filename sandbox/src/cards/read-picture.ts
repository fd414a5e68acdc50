import { detectFileType } from '@portal/shared/files';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';
import { type CardSide, fromCardText } from './card.ts';

/** Pixels of a picture, 4 bytes each. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Milliseconds for a picture that is turned, noisy or large. */
const TIME_LIMIT = 3000;
const MEMORY_MB = 1024;

function pixelsOf(bytes: Buffer): Pixels | undefined {
  switch (detectFileType(bytes)) {
    case 'image/png':
      return PNG.sync.read(bytes);
    case 'image/jpeg':
      return jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, maxMemoryUsageInMB: MEMORY_MB });
    default:
      return undefined;
  }
}

/** Reads the QR code in the pixels of a demo card's picture; `undefined` when there is none. */
export function readPixels(pixels: Pixels): CardSide | undefined {
  try {
    return fromCardText(decodeQR(pixels, { format: 'RGBA', timeLimit: TIME_LIMIT, effort: 8 }));
  } catch {
    return undefined;
  }
}

/**
 * Reads the QR code of a demo card from a JPG or PNG; `undefined` when it has none that can be read, and for a damaged
 * file.
 */
export function readPicture(bytes: Buffer): CardSide | undefined {
  try {
    const pixels = pixelsOf(bytes);
    return pixels && readPixels(pixels);
  } catch {
    // a damaged file
    return undefined;
  }
}
