/** @jest-environment node */
import { fileTypeOf } from './file-type.ts';

const bytes = (...parts: (number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['HTML', bytes('<!doctype html><script>1</script>'), undefined],
  ['a PDF after something else', bytes(' %PDF-1.7'), undefined],
  ['half a PNG mark', bytes([0x89], 'PNG'), undefined],
  ['nothing', bytes(), undefined],
])('%s', (_case, file, type) => {
  expect(fileTypeOf(file)).toBe(type);
});
