import { base64Of, bytesOf } from './base64.ts';

test('encodes bytes as base64, also more than a call takes as arguments', () => {
  expect(base64Of(new Uint8Array([37, 80, 68, 70]))).toBe('JVBERg==');
  const many = new Uint8Array(300_000).fill(65);
  expect(atob(base64Of(many))).toHaveLength(300_000);
});

test('decodes base64 to the same bytes', () => {
  expect([...bytesOf('JVBERv8=')]).toEqual([37, 80, 68, 70, 255]);
  expect(() => bytesOf('not base64!')).toThrow();
});
