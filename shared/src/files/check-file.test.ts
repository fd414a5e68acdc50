import { MAX_FILE_BYTES } from '@portal/shared/api/files';
import { base64Of, bytesOf, checkFile } from './index.ts';

const fileOf = (bytes: readonly number[], size = bytes.length) => ({
  name: 'slip.pdf',
  size,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});
const text = (content: string) => [...new TextEncoder().encode(content)];
const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const uint16 = (value: number) => [value >> 8, value & 0xff];

const pngOf = (width: number, height: number) => [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...uint32(13),
  ...text('IHDR'),
  ...uint32(width),
  ...uint32(height),
];
const jpegOf = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x4a, 0x46],
  ...[0xff, 0xc4, 0x00, 0x03, 0x00],
  ...[0xff, 0xc2, 0x00, 0x11, 0x08],
  ...uint16(height),
  ...uint16(width),
  ...[0, 0, 0, 0],
];

test.each([
  ['a PDF', text('%PDF-1.7 …'), 'application/pdf'],
  ['a PNG', pngOf(800, 600), 'image/png'],
  ['a JPEG', jpegOf(800, 600), 'image/jpeg'],
])('[APP-04] accepts %s by its first bytes', async (_what, bytes, type) => {
  expect(await checkFile(fileOf(bytes))).toMatchObject({ status: 'ok', type });
});

test.each([
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), /Only PDF, JPG and PNG/],
  ['HTML', text('<!doctype html><script>1</script>'), /Only PDF, JPG and PNG/],
  ['a GIF', text('GIF89a'), /Only PDF, JPG and PNG/],
  ['a PDF that begins with something else', text(' %PDF-1.7'), /Only PDF, JPG and PNG/],
  ['an empty file', [], /empty/],
  ['a cut-off PNG', pngOf(1, 1).slice(0, 18), /damaged/],
  ['a cut-off JPEG', jpegOf(1, 1).slice(0, 10), /damaged/],
  ['a PNG without a surface', pngOf(0, 600), /damaged/],
  ['a flood of pixels in a PNG', pngOf(60_000, 60_000), /too large to be shown/],
  ['a flood of pixels in a JPEG', jpegOf(65_000, 65_000), /too large to be shown/],
])('[APP-04] refuses %s', async (_what, bytes, why) => {
  const verdict = await checkFile(fileOf(bytes));
  expect(verdict).toMatchObject({ status: 'refused', why: expect.stringMatching(why) });
});

test('[APP-04] accepts 5 MB, and refuses one byte more without reading the file', async () => {
  expect(await checkFile(fileOf(text('%PDF-1'), MAX_FILE_BYTES))).toMatchObject({ status: 'ok' });
  const arrayBuffer = jest.fn();
  expect(await checkFile({ size: MAX_FILE_BYTES + 1, arrayBuffer })).toEqual({
    status: 'refused',
    why: 'This file is 5.1 MB. The limit is 5 MB.',
  });
  expect(arrayBuffer).not.toHaveBeenCalled();
});

test('reports a file that cannot be read', async () => {
  const unreadable = { name: 'slip.pdf', size: 10, arrayBuffer: () => Promise.reject(new Error('gone')) };
  expect(await checkFile(unreadable)).toMatchObject({ why: expect.stringMatching(/could not be read/) });
});

test('encodes bytes as base64, also more than a call takes as arguments', () => {
  expect(base64Of(new Uint8Array([37, 80, 68, 70]))).toBe('JVBERg==');
  const many = new Uint8Array(300_000).fill(65);
  expect(atob(base64Of(many))).toHaveLength(300_000);
});

test('decodes base64 to the same bytes', () => {
  expect([...bytesOf('JVBERv8=')]).toEqual([37, 80, 68, 70, 255]);
  expect(() => bytesOf('not base64!')).toThrow();
});
