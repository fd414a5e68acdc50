import { randomUUID } from 'node:crypto';
import { type FileType, MAX_FILE_BYTES, maxFileText, splitPath } from '@portal/shared/api/files';
import { countPixels, detectFileType, maximumPixels } from '@portal/shared/files';
import { and, eq } from 'drizzle-orm';
import { attachments } from '../../database/tables/index.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';

/** Bucket of all uploads. */
const BUCKET = 'portal-documents';

const NAMES: Record<FileType, string> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' };

/** Refuses a picture that is small as a file but too large in pixels to open. */
function refuseOversizedPicture(bytes: Buffer, type: FileType): void {
  const pixels = countPixels(bytes, type);
  if (!pixels) throw new Problem(422, 'The picture is damaged.');
  if (pixels > maximumPixels) throw new Problem(422, 'The picture is too large to be shown.');
}

/**
 * Decodes the base64 of an uploaded PDF, JPG or PNG.
 * @throws Problem 422 when it is empty, too large, a picture with too many pixels, damaged, or not of its declared
 *   type (APP-04)
 */
export function decodeUpload(content: string, contentType: FileType): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw new Problem(422, 'The file is empty.');
  if (bytes.length > MAX_FILE_BYTES) throw new Problem(422, `The file is larger than ${maxFileText}.`);
  const found = detectFileType(bytes);
  if (found === undefined) throw new Problem(422, 'The file is no PDF, JPG or PNG.');
  if (found !== contentType)
    throw new Problem(422, `The file says that it is a ${NAMES[contentType]}, but it is a ${NAMES[found]}.`);
  if (found !== 'application/pdf') refuseOversizedPicture(bytes, found);
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
