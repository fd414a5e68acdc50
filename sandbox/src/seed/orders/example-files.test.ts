import { detectFileType } from '@portal/shared/files';
import { type ExampleName, exampleAttachment } from './example-files.ts';

const at = new Date('2026-11-20T10:00:00+08:00');

test.each<[ExampleName, string]>([
  ['form', 'image/png'],
  ['bankStatement', 'image/jpeg'],
  ['document', 'application/pdf'],
])('the example %s is a complete file of its declared type', (name, type) => {
  const { row, path } = exampleAttachment(name, { docId: 'D1', agentUserId: 'U1', at });
  const bytes = Buffer.from(row.content, 'base64');
  expect(detectFileType(bytes)).toBe(type);
  expect(row).toMatchObject({ contentType: type, size: bytes.length });
  expect(path).toBe(`${row.bucket}::${row.key}`);
  const endings: Record<string, Buffer> = {
    'image/png': Buffer.from('IEND\xae\x42\x60\x82', 'latin1'),
    'image/jpeg': Buffer.from([0xff, 0xd9]),
    'application/pdf': Buffer.from('%%EOF\n'),
  };
  expect(bytes.includes(endings[type] ?? Buffer.from('none'), bytes.length - 12)).toBe(true);
});
