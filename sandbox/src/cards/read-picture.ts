import decodeQR from 'qr/decode.js';
import { type CardSide, fromCardText } from './card.ts';
import { decodePicture, type Pixels } from './decode-picture.ts';

/** Milliseconds for a picture that is turned, noisy or large. */
const TIME_LIMIT = 3000;

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
    return readPixels(decodePicture(bytes));
  } catch {
    // a damaged file, a PDF, or too many pixels
    return undefined;
  }
}
