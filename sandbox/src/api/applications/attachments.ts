import { randomUUID } from 'node:crypto';
import { type FileType, MAX_FILE_BYTES, maxFileText, splitPath } from '@portal/shared/api/files';
import { detectFileType, isCompletePdf } from '@portal/shared/files';
import { readPictureParts } from '@portal/shared/pictures';
import { and, eq } from 'drizzle-orm';
import { decodePicture, TooManyPixels } from '../../cards/decode-picture.ts';
import { attachments } from '../../database/tables/index.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';

/** Bucket of all uploads. */
const BUCKET = 'portal-documents';

const NAMES: Record<FileType, string> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' };

/** Refuses a picture that the decoder refuses, also one that is small as a file and huge when decoded. */
function refuseBadPicture(bytes: Buffer): void {
  try {
    decodePicture(bytes);
  } catch (error) {
    const isHuge = error instanceof TooManyPixels;
    throw new Problem(422, isHuge ? 'The picture is too large to be shown.' : 'The picture is damaged.');
  }
}

/** Refuses a PDF without a page, or that does not open. @throws Problem 422 */
export async function refuseBadPdf(bytes: Buffer): Promise<void> {
  // a large library, for PDFs only
  const { getDocumentProxy } = await import('unpdf');
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    await pdf.getPage(1);
    await pdf.destroy();
  } catch {
    throw new Problem(422, 'The PDF cannot be opened, or has no page.');
  }
}

/**
 * Decodes the base64 of an uploaded PDF, JPG or PNG. Whether a PDF opens is not checked (`refuseBadPdf`).
 * @throws Problem 422 when it is empty, too large, not complete, a picture with too many pixels, damaged, or not of its
 *   declared type (APP-04)
 */
export function decodeUpload(content: string, contentType: FileType): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw new Problem(422, 'The file is empty.');
  if (bytes.length > MAX_FILE_BYTES) throw new Problem(422, `The file is larger than ${maxFileText}.`);
  const found = detectFileType(bytes);
  if (found === undefined) throw new Problem(422, 'The file is no PDF, JPG or PNG.');
  if (found !== contentType)
    throw new Problem(422, `The file says that it is a ${NAMES[contentType]}, but it is a ${NAMES[found]}.`);
  const isComplete =
    found === 'application/pdf' ? isCompletePdf(bytes) : readPictureParts(bytes, found).isComplete;
  if (!isComplete) throw new Problem(422, 'The file is not complete.');
  if (found !== 'application/pdf') refuseBadPicture(bytes);
  return bytes;
}

/** Reads an upload of the agent by its path `bucket::key`. @throws Problem 404, also for another agent's upload. */
export async function readOwnAttachment(
  { orm, agent }: AgentContext,
  path: string,
): Promise<typeof attachments.$inferSelect> {
  const { Bucket = '', Key = '' } = splitPath(path) ?? {};
  const [row] = await orm
    .select()
    .from(attachments)
    .where(
      and(
        eq(attachments.bucket, Bucket),
        eq(attachments.key, Key),
        eq(attachments.agentUserId, agent.userId),
      ),
    );
  if (!row) throw notFound('file');
  return row;
}

/** Stores a file as the agent's upload, under a new random key; it checks nothing. @returns its path, `bucket::key` */
export async function storeAttachment(
  { orm, agent, now }: AgentContext,
  file: { readonly fileName: string; readonly contentType: FileType; readonly bytes: Buffer },
): Promise<string> {
  const key = `${now.toISOString().slice(0, 7)}/${randomUUID()}`;
  await orm.insert(attachments).values({
    key,
    bucket: BUCKET,
    agentUserId: agent.userId,
    fileName: file.fileName,
    contentType: file.contentType,
    size: file.bytes.length,
    content: file.bytes.toString('base64'),
    at: now,
  });
  return `${BUCKET}::${key}`;
}
