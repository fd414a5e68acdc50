import type { FileType } from './file-types.ts';

/**
 * Values of `accept` for a file input: all that is accepted, and pictures alone. iPhones and iPads give a photo of the
 * library as JPG only where neither HEIC nor `image/*` is named; Safari on a Mac takes the first type that it can write.
 */
export const acceptedFiles = 'image/jpeg,image/png,application/pdf';
export const acceptedPictures = 'image/jpeg,image/png';

/** Maximum pixel count of a picture: a small file can be huge when drawn. */
export const maximumPixels = 50_000_000;
/** Maximum pixels of a picture's side, which a JPG cannot exceed: decoders keep each row of a PNG apart. */
const maximumSide = 65_535;

/** Whether a picture of this size in pixels has more than can be shown. */
export const isTooLargeToShow = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width * height > maximumPixels || Math.max(width, height) > maximumSide;

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte);

/**
 * Returns a file's type by its first bytes, whatever its name; `undefined` when it is none that is accepted (PDF, PNG,
 * JPEG).
 */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, pdf)) return 'application/pdf';
  if (startsWith(bytes, png)) return 'image/png';
  return startsWith(bytes, jpeg) ? 'image/jpeg' : undefined;
}

/** Whether the first 12 bytes of a file say that it is a picture of an iPhone in its own format. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei|hev|mif|msf)/.test(String.fromCharCode(...bytes.subarray(4, 12)));
