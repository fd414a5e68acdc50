/** Color of each pixel: red, green, blue. */
type Paint = (x: number, y: number) => readonly [number, number, number];

const black: Paint = () => [0, 0, 0];
/** Black and white stripes in both directions, which are sharp. */
const stripes: Paint = (x, y) => {
  const value = Math.floor((y % 40 < 20 ? x : y) / 8) % 2 === 0 ? 20 : 230;
  return [value, value, value];
};

/** What a page has encoded, by the number in its file. */
const encoded: Paint[] = [];
const jpegHead = [0xff, 0xd8, 0xff, 0xdb, 0, 4];
const uint16 = (value: number) => [(value >> 8) & 0xff, value & 0xff];
const jpegOf = (width: number, height: number, id: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[...jpegHead, ...uint16(id)],
    ...[0xff, 0xc0, 0, 11, 8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 2, 0xff, 0xd9],
  ]);

/** Returns the size that the head of a PNG or JPG says; `undefined` when it has none. */
function sizeOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) };
  const frame = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0));
  return frame < 0 ? undefined : { height: view.getUint16(frame + 5), width: view.getUint16(frame + 7) };
}

class FakeContext {
  fillStyle = '#000';
  paint = black;
  fillRect(left: number, top: number, width: number, height: number) {
    const before = this.paint;
    const [r = 255, g = 255, b = 255] = [...this.fillStyle.matchAll(/\d+/g)].map(Number);
    const isInside = (x: number, y: number) => x >= left && x < left + width && y >= top && y < top + height;
    this.paint = (x, y) => (isInside(x, y) ? [r, g, b] : before(x, y));
  }
  translate() {}
  rotate() {}
}

/**
 * Lets jsdom open and draw pictures, in memory: those that the page has encoded itself, and others of any content.
 * @returns what can be changed: what cameras and other pictures show, and whether the browser gives back what was drawn
 */
export function fakeDrawing() {
  const state: { scene: Paint; isBlank: boolean } = { scene: stripes, isBlank: false };
  const contexts = new WeakMap<object, FakeContext>();
  const paints = new WeakMap<object, Paint>();
  const contextOf = (canvas: HTMLCanvasElement) => {
    const context = contexts.get(canvas) ?? new FakeContext();
    contexts.set(canvas, context);
    return Object.assign(context, {
      drawImage: (source: object) => {
        context.paint = contexts.get(source)?.paint ?? paints.get(source) ?? state.scene;
      },
      getImageData: (_x: number, _y: number, width: number, height: number) => {
        const data = new Uint8ClampedArray(width * height * 4).fill(255);
        for (let at = 0; at < width * height && !state.isBlank; at += 1)
          data.set(context.paint(at % width, Math.floor(at / width)), at * 4);
        return { width, height, data };
      },
    });
  };
  Object.defineProperties(HTMLCanvasElement.prototype, {
    getContext: {
      configurable: true,
      value(this: HTMLCanvasElement) {
        return contextOf(this);
      },
    },
    toDataURL: { configurable: true, value: () => 'data:image/jpeg;base64,/9j/' },
    toBlob: {
      configurable: true,
      value(this: HTMLCanvasElement, done: (blob: Blob) => void) {
        const bytes = jpegOf(this.width, this.height, encoded.push(contextOf(this).paint) - 1);
        const blob = new Blob([bytes], { type: 'image/jpeg' });
        // without jsdom's reader, which waits for a timer
        blob.arrayBuffer = async () => bytes.buffer;
        done(blob);
      },
    },
  });
  Object.defineProperties(HTMLImageElement.prototype, {
    src: {
      configurable: true,
      set(this: HTMLImageElement, address: string) {
        const bytes = Uint8Array.from(atob(address.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0));
        const size = sizeOf(bytes);
        Object.defineProperties(this, {
          naturalWidth: { configurable: true, value: size?.width ?? 0 },
          naturalHeight: { configurable: true, value: size?.height ?? 0 },
        });
        void Promise.resolve().then(() => this.dispatchEvent(new Event(size ? 'load' : 'error')));
      },
    },
  });
  const createImageBitmap = async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const size = sizeOf(bytes);
    if (!size) throw new DOMException('', 'InvalidStateError');
    const bitmap = { ...size, close: () => undefined };
    const isOwn = jpegHead.every((byte, at) => bytes[at] === byte);
    paints.set(bitmap, (isOwn && encoded[(bytes[6] ?? 0) * 256 + (bytes[7] ?? 0)]) || state.scene);
    return bitmap;
  };
  Object.assign(globalThis, { createImageBitmap });
  return state;
}

const textBytes = (text: string) => [...new TextEncoder().encode(text)];
const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const chunkOf = (name: string, data: readonly number[] = []) => [
  ...[...uint32(data.length), ...textBytes(name)],
  ...[...data, 0, 0, 0, 0],
];

/**
 * Makes the parts of a PNG of this size, which `fakeDrawing` opens; its pixels are not in it.
 * @param more chunks before its end, by name
 */
export const fakePng = (
  { width = 320, height = 240, colorType = 2 } = {},
  more: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunkOf('IHDR', [...uint32(width), ...uint32(height), 8, colorType, 0, 0, 0]),
    ...chunkOf('IDAT'),
    ...Object.entries(more).flatMap(([name, text]) => chunkOf(name, textBytes(text))),
    ...chunkOf('IEND'),
  ]);

/**
 * Makes the segments of a JPG of this size, which `fakeDrawing` opens; its pixels are not in it.
 * @param more segments before its frame: marker and text
 */
export const fakeJpeg = (
  { width = 320, height = 240 } = {},
  more: readonly (readonly [marker: number, text: string])[] = [],
): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0xff, 0xd8],
    ...more.flatMap(([marker, text]) => [0xff, marker, ...uint16(text.length + 2), ...textBytes(text)]),
    ...[...jpegOf(width, height, 0xffff)].slice(8),
  ]);
