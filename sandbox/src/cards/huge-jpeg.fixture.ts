const frame = (height: number, width: number) => [
  ...[0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff],
  ...[1, 1, 0x11, 0],
];
const table = [0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1)];
/** One code, of one bit. */
const codes = [0x00, 0x10].flatMap((name) => [0xff, 0xc4, 0, 20, name, 1, ...Array<number>(15).fill(0), 0]);
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
const end = [0xff, 0xd9];

/** A complete JPG of 20,000 by 20,000 pixels, most of whose data is left out. */
export const hugeJpeg = (): Buffer =>
  Buffer.from([0xff, 0xd8, ...table, ...frame(20_000, 20_000), ...codes, ...scan, 0, 0, ...end]);

/**
 * The same, with a marker before it that has no length. A reader that takes the next bytes for one skips to a frame of 4 by 3
 * pixels within a comment; decoders do not.
 */
export function disguisedHugeJpeg(): Buffer {
  const comment = Buffer.alloc(65_537);
  comment.set([0xff, 0xe5, 0xff, 0xff]);
  comment.set(frame(3, 4), 65_509);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0x01]), comment, hugeJpeg().subarray(2)]);
}
