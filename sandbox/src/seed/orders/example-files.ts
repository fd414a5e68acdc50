import { readFileSync } from 'node:fs';
import type { FileType } from '@portal/shared/api/files';
import { pdfOf } from '../../pdf/index.ts';
import type { AttachmentRow } from '../rows.ts';

const BUCKET = 'portal-documents';

interface Example {
  readonly fileName: string;
  readonly contentType: FileType;
  readonly bytes: Buffer;
}

const fromFile = (fileName: string, contentType: FileType): Example => ({
  fileName,
  contentType,
  bytes: readFileSync(new URL(`./files/${fileName}`, import.meta.url)),
});

/** Valid example files: a scan, a photograph and a PDF. */
const EXAMPLES = {
  form: fromFile('signed-form.png', 'image/png'),
  bankStatement: fromFile('bank-statement.jpg', 'image/jpeg'),
  document: {
    fileName: 'signed-form.pdf',
    contentType: 'application/pdf',
    bytes: pdfOf(['Signed form', 'Example only: in production this is what the agent uploaded.']),
  },
} as const satisfies Record<string, Example>;

/** Name of an example file. */
export type ExampleName = keyof typeof EXAMPLES;

/** An example file as an agent's past upload. @returns its row and its path `bucket::key`. */
export function exampleAttachment(
  name: ExampleName,
  { docId, agentUserId, at }: { readonly docId: string; readonly agentUserId: string; readonly at: Date },
): { readonly row: AttachmentRow; readonly path: string } {
  const { fileName, contentType, bytes } = EXAMPLES[name];
  const key = `example/${docId}/${fileName}`;
  const content = bytes.toString('base64');
  return {
    row: { key, bucket: BUCKET, agentUserId, fileName, contentType, size: bytes.length, content, at },
    path: `${BUCKET}::${key}`,
  };
}
