import { createHash } from 'node:crypto';

/** First bytes of a difference before the dictionary's SHA-256 (RFC 9842, section 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** zstd's level: the highest one that needs no large memory in the browser. */
const level = 19;

/** Returns the SHA-256 of a dictionary's bytes. */
export const hashDictionary = (dictionary: Buffer): Buffer =>
  createHash('sha256').update(dictionary).digest();

/** Loaded when the first difference is made: most processes that use a site make none. */
let library: Promise<typeof import('@bokuweb/zstd-wasm')> | undefined;
async function loadLibrary() {
  const zstd = await import('@bokuweb/zstd-wasm');
  await zstd.init();
  return zstd;
}

/**
 * Encodes a file as its difference to a dictionary, in the format `dcz`. Throws when the result does not decode to the
 * file: a browser does not recover from a damaged difference.
 */
export async function encodeDifference(file: Buffer, dictionary: Buffer): Promise<Buffer> {
  library ??= loadLibrary();
  const zstd = await library;
  const compression = zstd.createCCtx();
  const decompression = zstd.createDCtx();
  try {
    const frame = zstd.compressUsingDict(compression, file, dictionary, level);
    const decoded = zstd.decompressUsingDict(decompression, frame, dictionary);
    if (!file.equals(decoded)) throw new Error('A difference does not decode to its file.');
    return Buffer.concat([magic, hashDictionary(dictionary), frame]);
  } finally {
    zstd.freeCCtx(compression);
    zstd.freeDCtx(decompression);
  }
}
