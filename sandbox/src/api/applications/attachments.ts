import { randomUUID } from 'node:crypto';
import { type FileType, LARGEST_FILE, partsOfPath } from '@portal/shared/api/files';
import { maximumPixels, pixelsOf, typeOf } from '@portal/shared/files';
import { and, eq } from 'drizzle-orm';
import { attachments } from '../../database/tables/index.ts';
import type { AgentContext } from '../server/context.ts';
import { notFound, Problem } from '../server/problem.ts';

/** Where everything lies that agents upload. */
export const BUCKET = 'portal-documents';

const NAMES: Record<FileType, string> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' };

/** A picture is drawn by whoever opens it: one that is small as a file may be huge then. */
function refuseFlood(bytes: Buffer, type: FileType): void {
  const pixels = pixelsOf(bytes, type);
  if (!pixels) throw new Problem(422, 'The picture is damaged.');
  if (pixels > maximumPixels) throw new Problem(422, 'The picture is too large to be shown.');
}

/** Reads base64 of a file and refuses what is too large, empty, damaged, or not what it says it is (APP-04). */
export function readUpload(content: string, contentType: FileType): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw new Problem(422, 'The file is empty.');
  if (bytes.length > LARGEST_FILE) throw new Problem(422, 'The file is larger than 5 MB.');
  const found = typeOf(bytes);
  if (found === undefined) throw new Problem(422, 'The file is no PDF, JPG or PNG.');
  if (found !== contentType)
    throw new Problem(422, `The file says that it is a ${NAMES[contentType]}, but it is a ${NAMES[found]}.`);
  if (found !== 'application/pdf') refuseFlood(bytes, found);
  return bytes;
}

/** One of the agent's own uploads; of anybody else's not even the existence is told. */
export async function ownAttachment(
  { orm, agent }: AgentContext,
  path: string,
): Promise<typeof attachments.$inferSelect> {
  const { Bucket = '', Key = '' } = partsOfPath(path) ?? {};
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

/** Keeps an upload. @returns its path, `bucket::key`. */
export async function keepAttachment(
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
