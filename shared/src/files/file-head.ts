import type { FileType } from '@portal/shared/api/files';

/** Value of `accept` for a file input. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png';

/** Maximum pixel count of a picture: a small file can be huge when drawn. */
export const maximumPixels = 50_000_000;

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

/**
 * Returns a picture's width times its height, read from the head of its file; `undefined` when that is not readable.
 * `type` is PNG or JPEG.
 */
export function countPixels(bytes: Uint8Array, type: FileType): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png') {
    return view.byteLength < 24 ? undefined : view.getUint32(16) * view.getUint32(20);
  }
  // JPEG: skip segments until the frame header (SOF0 to SOF15, but not DHT, JPG, DAC)
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
