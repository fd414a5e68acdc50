import { PdfReaderError } from '@portal/shared/files';
import { isDrawable, readFailure } from './drawing-limits.ts';

test.each([
  [595, 842, true],
  [14_400, 14_400, true],
  [3, 842, false],
  [14_400, 1, false],
  [0, 842, false],
  [595, 0, false],
  [Number.NaN, 842, false],
])('a page of %d × %d points can be drawn: %s', (width, height, can) => {
  expect(isDrawable({ width, height })).toBe(can);
});

test('tells a file that needs a password, and a viewer that did not start, from a damaged file', () => {
  const locked = Object.assign(new Error('No password given'), { name: 'PasswordException' });
  expect([locked, new PdfReaderError(), new Error('Invalid PDF structure.'), 'x'].map(readFailure)).toEqual([
    'password',
    'reader',
    'damaged',
    'damaged',
  ]);
});
