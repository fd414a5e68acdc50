import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import encodeQR from 'qr';
import { type CardSide, toCardText } from './card.ts';
import { decodePicture, TooManyPixels } from './decode-picture.ts';
import { readPicture, readPixels } from './read-picture.ts';

const front: CardSide = {
  side: 'front',
  docType: 'MYKAD',
  idNo: '910725-10-6048',
  name: 'Nurul Huda binti Zamri',
  dob: '1991-07-25',
  gender: 'F',
  address1: 'No. 7, Jalan SS 2/44',
  address2: 'Taman Bahagia',
  postcode: '47301',
  city: 'Petaling Jaya',
  state: '10',
  uncertain: ['address1'],
};

interface Shot {
  /** In degrees. */
  readonly turned: number;
  /** Pixels of a module. */
  readonly scale: number;
  /** Largest change of a pixel's brightness, of 255. */
  readonly noise: number;
}

/** A number from -1 to 1 for a pixel, the same at each run. */
const noiseAt = (pixel: number): number => ((Math.imul(pixel + 1, 0x9e3779b1) >>> 8) / 0xffffff) * 2 - 1;

/** A photo of a card on a table: its code, turned, scaled and with noise. */
function photo(side: CardSide, { turned, scale, noise }: Shot) {
  const code = encodeQR(toCardText(side), 'raw', { ecc: 'medium', border: 4 });
  const half = (code.length * scale) / 2;
  const size = Math.ceil(half * 3.2);
  const data = new Uint8Array(size * size * 4).fill(255);
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const [dx, dy] = [x - size / 2, y - size / 2];
      const column = Math.floor((dx * cos + dy * sin + half) / scale);
      const row = Math.floor((dy * cos - dx * sin + half) / scale);
      const cell = code[row]?.[column];
      const paper = cell === undefined ? 150 : cell ? 30 : 225;
      const value = Math.min(255, Math.max(0, paper + noise * noiseAt(y * size + x)));
      data.fill(value, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  return { width: size, height: size, data };
}

const allShots = [0, 3, 8, 15, 30, 45, 90, 137, 180, 271].flatMap((turned, at): readonly Shot[] => [
  { turned, scale: 3 + (at % 4), noise: 10 },
  { turned: turned + 1, scale: 4.5 + (at % 3), noise: 40 },
]);

/** Of 20 cards, 7 in each run. */
const shots = process.env.PORTAL_LONG === 'yes' ? allShots : allShots.filter((_, at) => at % 3 === 0);

test('[ONB-02] reads at least nine of ten cards that are turned, scaled and noisy', () => {
  expect(allShots).toHaveLength(20);
  const read = shots.filter((shot) => readPixels(photo(front, shot))?.idNo === front.idNo);
  expect(read.length).toBeGreaterThanOrEqual(Math.ceil(shots.length * 0.9));
});

test('[ONB-02] reads the data of a card from a PNG and from a JPG', () => {
  const pixels = photo(front, { turned: 5, scale: 5, noise: 8 });
  const png = Object.assign(new PNG({ width: pixels.width, height: pixels.height }), {
    data: Buffer.from(pixels.data),
  });
  expect(readPicture(PNG.sync.write(png))).toEqual(front);
  expect(readPicture(jpeg.encode({ ...pixels, data: Buffer.from(pixels.data) }, 80).data)).toEqual(front);
});

test.each([
  ['a picture without a code', PNG.sync.write(new PNG({ width: 60, height: 40 }))],
  ['a PDF', Buffer.from('%PDF-1.4\n')],
  ['a damaged picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
])('reads nothing from %s', (_, bytes) => {
  expect(readPicture(bytes)).toBeUndefined();
});

test('[APP-04] a PNG of one endless column is not decoded: its rows would fill the memory', () => {
  const bytes = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  bytes.writeUInt32BE(40_000_000, 20);
  expect(() => decodePicture(bytes)).toThrow(TooManyPixels);
});

test('takes a code of something else for no card', () => {
  const code = encodeQR('https://shop.example', 'raw', { border: 4 });
  const data = new Uint8Array(code.length * code.length * 64).fill(255);
  for (const [row, cells] of code.entries())
    for (const [column, isDark] of cells.entries())
      for (let at = 0; at < 16; at += 1) {
        const pixel = (row * 4 + Math.floor(at / 4)) * code.length * 4 + column * 4 + (at % 4);
        data.fill(isDark ? 0 : 255, pixel * 4, pixel * 4 + 3);
      }
  expect(readPixels({ width: code.length * 4, height: code.length * 4, data })).toBeUndefined();
});
