import { readCode, writeCode } from './hand-off-code.ts';

test.each([
  ['7KQ4M2XF9T', '7KQ4M2XF9T'],
  ['#7kq4m-2xf9t', '7KQ4M2XF9T'],
  ['OOIL0 00000', '0011000000'],
  ['', undefined],
  ['7KQ4M', undefined],
  ['7KQ4M-2XF9U', undefined],
  ['7KQ4M-2XF9TT', undefined],
])('reads the code %j as %j', (text, code) => expect(readCode(text)).toBe(code));

test('writes a code in two halves', () => expect(writeCode('7KQ4M2XF9T')).toBe('7KQ4M-2XF9T'));
