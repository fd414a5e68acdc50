import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';

/** How a picture of a test looks: left half black, right half white, with thin stripes, so that it is not blurred. */
function pixelsOf(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isStripe = Math.floor((y % 40 < 20 ? x : y) / 8) % 2 === 0;
    data.fill(x < width / 2 ? (isStripe ? 0 : 90) : isStripe ? 255 : 170, at * 4, at * 4 + 3);
  }
  return data;
}

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);

/** EXIF with an orientation and a camera's name. */
function exif(orientation: number): Buffer {
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x02', 'latin1');
  const turned = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
  const name = Buffer.from([0x01, 0x0f, 0, 2, 0, 0, 0, 15, 0, 0, 0, 38, 0, 0, 0, 0]);
  return segment(0xe1, Buffer.concat([head, turned, name, Buffer.from("Aminah's phone\0")]));
}

/** A JPG with pixels only, as a page draws it. */
export const plainJpg = (width = 400, height = 300): Buffer =>
  jpeg.encode({ width, height, data: pixelsOf(width, height) }, 90).data;

/** A JPG with more segments after its start. */
const jpgWith = (segments: readonly Buffer[], bytes = plainJpg()) =>
  Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);

/** A photo of an upright phone: its pixels lie on their side, and its EXIF says so. */
export const turnedJpg = (): Buffer => jpgWith([exif(6)]);

/** A photo with all that its owner did not mean to give: camera, place, thumbnail, comment, and a film after its end. */
export const talkativeJpg = (): Buffer =>
  Buffer.concat([
    jpgWith([
      exif(1),
      segment(
        0xe1,
        Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Kuala Lumpur, 3.1390 N</x:xmpmeta>'),
      ),
      segment(0xe0, Buffer.concat([Buffer.from('JFXX\0\x10'), plainJpg(16, 16)])),
      segment(0xfe, Buffer.from('Taken by Aminah')),
    ]),
    Buffer.from('ftypmp42 a film of Aminah'),
  ]);

/** A PNG whose left half is transparent black. */
export function transparentPng(): Buffer {
  const picture = new PNG({ width: 400, height: 300 });
  picture.data = pixelsOf(400, 300);
  for (let at = 0; at < 400 * 300; at += 1) if (at % 400 < 200) picture.data.fill(0, at * 4, at * 4 + 4);
  return PNG.sync.write(picture);
}

/** Decodes what was sent. Returns its size, and the brightness of the pixel at a place. */
export function readJpg(bytes: Buffer) {
  const { width, height, data } = jpeg.decode(bytes, { useTArray: true });
  return { width, height, brightnessAt: (x: number, y: number) => data[(y * width + x) * 4] ?? -1 };
}
