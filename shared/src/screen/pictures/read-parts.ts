/** What the parts of a picture's file say, without its pixels. */
export interface PictureParts {
  /** False when the file ends before the picture does. */
  readonly isComplete: boolean;
  /**
   * Whether the file has nothing that has to be taken away: no part besides those that draw the pixels, nothing after its
   * end, and no transparency. What is not known counts as something.
   */
  readonly isPixelsOnly: boolean;
}

const incomplete: PictureParts = { isComplete: false, isPixelsOnly: false };

/**
 * Whether a JPEG's segment of this marker and length draws pixels: frames, tables, scans, and the short heads of JFIF,
 * which has no thumbnail then, and of Adobe. Not a frame in arithmetic coding, which many programs cannot read.
 */
function isPixelSegment(marker: number, length: number): boolean {
  if (marker === 0xe0) return length === 16;
  if (marker === 0xee) return length === 14;
  return (marker >= 0xc0 && marker <= 0xc7) || (marker >= 0xda && marker <= 0xdd);
}

/** Markers without a segment: start, restarts, and others that decoders skip. */
const isBareMarker = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const hasMarkerAt = (view: DataView, at: number): boolean => {
  const next = view.getUint8(at + 1);
  return view.getUint8(at) === 0xff && next !== 0x00 && !(next >= 0xd0 && next <= 0xd7);
};

function readJpegParts(view: DataView): PictureParts {
  let isPixelsOnly = true;
  for (let at = 2; at + 1 < view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff) {
      // decoders skip what lies between segments
      isPixelsOnly = false;
      at += 1;
    } else if (marker === 0xd9) {
      return { isComplete: true, isPixelsOnly: isPixelsOnly && at + 2 === view.byteLength };
    } else if (isBareMarker(marker)) {
      isPixelsOnly = false;
      at += 2;
    } else {
      if (at + 3 >= view.byteLength) return incomplete;
      const length = view.getUint16(at + 2);
      isPixelsOnly &&= isPixelSegment(marker, length);
      at += 2 + length;
      // the scan's data goes on until the next marker
      if (marker === 0xda) while (at + 1 < view.byteLength && !hasMarkerAt(view, at)) at += 1;
    }
  }
  return incomplete;
}

/** Chunks of a PNG that draw opaque pixels. */
const pixelChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs'];
/** Where the head of a PNG has its color type, and the types with transparency. */
const colorTypeAt = 25;
const transparentTypes = [4, 6];

function readPngParts(view: DataView): PictureParts {
  if (view.byteLength <= colorTypeAt) return incomplete;
  let isPixelsOnly = !transparentTypes.includes(view.getUint8(colorTypeAt));
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    // a decoder may take the size of a second head
    if ((name === 'IHDR') !== (at === 8)) return incomplete;
    isPixelsOnly &&= pixelChunks.includes(name);
    at += 12 + view.getUint32(at);
    if (name === 'IEND')
      return {
        isComplete: at <= view.byteLength,
        isPixelsOnly: isPixelsOnly && at === view.byteLength,
      };
  }
  return incomplete;
}

/** Reads which parts the file of a picture has: whether it is complete, and has pixels only. */
export function readPictureParts(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): PictureParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/png' ? readPngParts(view) : readJpegParts(view);
}
