import * as z from '@portal/shared/schema';
import { MAX_FILE_BYTES, splitPath, uploadFile } from './files.ts';

const upload = (Content: string) =>
  z.safeParse(uploadFile.body, { Type: 'post', FileName: 'a.pdf', ContentType: 'application/pdf', Content });

test.each([
  ['', true],
  ['JVBERi0xLjQK', true],
  ['JVBERi0xLg==', true],
  ['JVBERi0xLjQ=', true],
  ['JVBERi0xLg=', false],
  ['JVBE=i0xLjQK', false],
  ['JVBE\nRi0xLjQK', false],
  ['JVB-', false],
])('base64 %j is accepted: %s', (content, isRight) => {
  expect(upload(content).success).toBe(isRight);
});

test.each([
  ['a.pdf', 'application/pdf', true],
  ['A.PDF', 'application/pdf', true],
  ['a.jpeg', 'image/jpeg', true],
  ['a.jpg', 'image/jpeg', true],
  ['a.png', 'image/png', true],
  ['x.html', 'application/pdf', false],
  ['x.pdf.html', 'application/pdf', false],
  ['x.png', 'image/jpeg', false],
  ['pdf', 'application/pdf', false],
  ['a\u0000.pdf', 'application/pdf', false],
  ['a\r\n.pdf', 'application/pdf', false],
])('[APP-04] the name %j for %s is accepted: %s', (FileName, ContentType, isRight) => {
  const sent = z.safeParse(uploadFile.body, { Type: 'post', FileName, ContentType, Content: 'JVBE' });
  expect(sent.success).toBe(isRight);
  expect(isRight ? [] : sent.error?.issues[0]?.path).toEqual(isRight ? [] : ['FileName']);
});

test('accepts a file of the maximum size', () => {
  expect(upload(Buffer.alloc(MAX_FILE_BYTES).toString('base64')).success).toBe(true);
});

test.each([
  ['documents::2026/11/slip.pdf', { Bucket: 'documents', Key: '2026/11/slip.pdf' }],
  ['documents::a::b', { Bucket: 'documents', Key: 'a::b' }],
  ['documents', undefined],
  ['::a', undefined],
  ['documents::', undefined],
])('[APP-03] splits the path %s into bucket and key', (path, parts) => {
  expect(splitPath(path)).toEqual(parts);
});
