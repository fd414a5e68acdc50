import type { FileType } from '@portal/shared/api/files';

/** How files of a type begin; a JPEG ends in a known way too. */
const BEGINNINGS: readonly (readonly [type: FileType, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a file is by its own bytes, whatever it is called; `undefined` for everything that is not allowed. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  return BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[0];
}
