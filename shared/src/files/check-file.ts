/** What may be uploaded, by its first bytes and never by its name. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];

/** For `accept` of a file input. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png';

/** 5 MB (domain: onboarding). */
export const maximumBytes = 5 * 1024 * 1024;
/** A picture that is small as a file and huge once drawn is refused. */
const maximumPixels = 50_000_000;

/** What a file was found to be. */
export type FileVerdict =
  | { readonly status: 'ok'; readonly type: FileType; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly status: 'refused'; readonly why: string };

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

const refused = (why: string): FileVerdict => ({ status: 'refused', why });
const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte);

function typeOf(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, pdf)) return 'application/pdf';
  if (startsWith(bytes, png)) return 'image/png';
  return startsWith(bytes, jpeg) ? 'image/jpeg' : undefined;
}

/** Width times height as the picture's head says; `undefined` when it says nothing readable. */
function pixelsOf(bytes: Uint8Array<ArrayBuffer>, type: FileType): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png') {
    return view.byteLength < 24 ? undefined : view.getUint32(16) * view.getUint32(20);
  }
  // JPEG: segments one after the other until the frame's head (SOF0 to SOF15, but not DHT, JPG, DAC)
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/**
 * Checks a file before it is uploaded (APP-04): size, type by magic bytes, and how large a picture would be drawn.
 * SVG and HTML are refused whatever they are called. The service checks again.
 */
export async function checkFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<FileVerdict> {
  if (file.size === 0) return refused('This file is empty. Choose another.');
  if (file.size > maximumBytes) return refused('This file is larger than 5 MB. Choose a smaller one.');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refused('This file could not be read. Choose it again.');
  }
  const type = typeOf(bytes);
  if (!type) return refused('Only PDF, JPG and PNG files can be uploaded.');
  if (type === 'application/pdf') return { status: 'ok', type, bytes };
  const pixels = pixelsOf(bytes, type);
  if (pixels === undefined || pixels === 0) return refused('This picture is damaged. Choose another.');
  if (pixels > maximumPixels) return refused('This picture is too large to be shown. Choose a smaller one.');
  return { status: 'ok', type, bytes };
}

/** Bytes as base64, as uploads carry them. */
export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  }
  return btoa(parts.join(''));
}

/** Base64 as bytes. Throws where it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
