import { MAX_FILE_BYTES } from '@portal/shared/api/files';
import { fakeDrawing, fakeJpeg, fakePng } from '../../testing/fake-drawing.ts';
import { type Prepared, prepareFile } from './prepare-file.ts';
import { readPictureParts } from './read-parts.ts';

const browser = fakeDrawing();
const stripes = browser.scene;
beforeEach(() => Object.assign(browser, { scene: stripes, isBlank: false }));

const text = (content: string) => new TextEncoder().encode(content);
const join = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const cut = (bytes: Uint8Array) => bytes.slice(0, -4);
const prepare = (bytes: Uint8Array<ArrayBuffer>) => prepareFile(new File([bytes], 'any.pdf'));

function fileOf(prepared: Prepared) {
  if (prepared.status === 'refused') throw new Error(prepared.why);
  return prepared.file;
}

const pdf = text('%PDF-1.7\ntrailer\nstartxref\n9\n%%EOF\n');
const exif = [0xe1, 'Exif\0\0 3.1390 N, 101.6869 E'] as const;
const comment = [0xfe, 'Sent by Aminah'] as const;
const thumbnail = [0xe0, 'JFXX\0 a small picture \xff\xd8\xff\xd9'] as const;

test.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a PDF with zeros after its end', join(pdf, new Uint8Array(3000)), 'application/pdf'],
  ['a PNG with pixels only', fakePng(), 'image/png'],
  ['a JPG with pixels only', fakeJpeg(), 'image/jpeg'],
])('[APP-04] accepts %s by its first bytes, unchanged', async (_what, bytes, type) => {
  const file = fileOf(await prepare(bytes));
  expect(file.type).toBe(type);
  expect([...file.bytes]).toEqual([...bytes]);
});

test.each([
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), /Only PDF, JPG and PNG/],
  ['HTML', text('<!doctype html><script>1</script>'), /Only PDF, JPG and PNG/],
  ['a GIF', text('GIF89a'), /Only PDF, JPG and PNG/],
  ['a PDF that begins with something else', text(' %PDF-1.7'), /Only PDF, JPG and PNG/],
  [
    'a HEIC picture',
    join(new Uint8Array([0, 0, 0, 24]), text('ftypheic....')),
    /^HEIC pictures cannot be read/,
  ],
  ['an empty file', text(''), /empty/],
  ['a PDF without its trailer', text('%PDF-1.7\n1 0 obj\n'), /not complete.*still being downloaded/],
  ['a JPG without its end', cut(fakeJpeg()), /not complete/],
  ['a JPG of which only a thumbnail has an end', cut(fakeJpeg({}, [thumbnail])), /not complete/],
  ['a PNG without its end', cut(fakePng()), /not complete/],
  ['a PNG without a surface', fakePng({ width: 0 }), /damaged/],
  ['a flood of pixels in a PNG', fakePng({ width: 60_000, height: 60_000 }), /too large to be shown/],
  ['a PNG of one endless column', fakePng({ width: 1, height: 40_000_000 }), /too large to be shown/],
  ['a flood of pixels in a JPG', fakeJpeg({ width: 20_000, height: 20_000 }), /too large to be shown/],
])('[APP-04] refuses %s', async (_what, bytes, why) => {
  expect(await prepare(bytes)).toMatchObject({ status: 'refused', why: expect.stringMatching(why) });
});

test('[APP-04] accepts a PDF of 5 MB, and refuses one byte more without reading the file', async () => {
  const whole = join(pdf, new Uint8Array(MAX_FILE_BYTES - pdf.length));
  expect(await prepare(whole)).toMatchObject({ status: 'ready' });
  const arrayBuffer = jest.fn();
  const slice = () => new Blob([pdf]);
  expect(await prepareFile({ size: MAX_FILE_BYTES + 1, arrayBuffer, slice })).toEqual({
    status: 'refused',
    why: 'This file is 5.1 MB. The limit is 5 MB.',
  });
  expect(arrayBuffer).not.toHaveBeenCalled();
});

test('reports a file that cannot be read', async () => {
  const slice = () => new Blob([pdf]);
  const arrayBuffer = () => Promise.reject(new Error('gone'));
  expect(await prepareFile({ size: 10, slice, arrayBuffer })).toMatchObject({
    why: expect.stringMatching(/could not be read/),
  });
});

const withMore = [
  ['place and time', fakeJpeg({}, [exif])],
  ['a comment', fakeJpeg({}, [comment])],
  ['a thumbnail', fakeJpeg({}, [thumbnail])],
  ['something after its end', join(fakeJpeg(), text('a film'))],
  ['a text in a PNG', fakePng({}, { tEXt: 'Author\0Aminah' })],
  ['a time in a PNG', fakePng({}, { tIME: 'yesterday' })],
  ['a transparent ground', fakePng({ colorType: 6 })],
  ['tables of arithmetic coding', fakeJpeg({}, [[0xcc, 'table']])],
] as const;

test.each(withMore)(
  '[ONB-02] of a picture with %s only the pixels are sent, as JPG',
  async (_what, bytes) => {
    const { type, bytes: sent } = fileOf(await prepare(bytes));
    expect(type).toBe('image/jpeg');
    expect(readPictureParts(sent, 'image/jpeg')).toEqual({ isComplete: true, isPixelsOnly: true });
    expect(Buffer.from(sent).toString('latin1')).not.toMatch(/101\.6869|Aminah|small picture|film|yesterday/);
  },
);

test('[ONB-02] a large picture is scaled down, and prepared again it stays as it is', async () => {
  const first = fileOf(await prepare(fakeJpeg({ width: 4800, height: 60 })));
  expect(first.canvas).toMatchObject({ width: 2400, height: 30 });
  expect([...fileOf(await prepare(first.bytes)).bytes]).toEqual([...first.bytes]);
});

test('[ONB-02] a dark picture is ready with its fault', async () => {
  browser.scene = () => [20, 20, 20];
  expect(fileOf(await prepare(fakeJpeg()))).toMatchObject({ fault: 'dark' });
});

describe('in a browser that changes what is drawn', () => {
  beforeEach(() => Object.assign(browser, { isBlank: true }));

  test('[ONB-02] a picture with pixels only is sent unchanged, and not judged', async () => {
    const { bytes, fault, canvas } = fileOf(await prepare(fakeJpeg({ width: 4800 })));
    expect([...bytes]).toEqual([...fakeJpeg({ width: 4800 })]);
    expect([fault, canvas]).toEqual([undefined, undefined]);
  });

  test.each(withMore)(
    '[ONB-02] a picture with %s is refused, with the setting to change',
    async (_, bytes) => {
      expect(await prepare(bytes)).toMatchObject({
        why: expect.stringMatching(/Allow this site to read canvas/),
      });
    },
  );

  test('[APP-04] a PDF is taken', async () => {
    expect(await prepare(pdf)).toMatchObject({ status: 'ready' });
  });
});
