import * as z from '@portal/shared/schema';
import { fileTypes, isExtensionOf } from '../../foundation/files/file-types.ts';
import { defineEndpoint } from './endpoint.ts';
import { base64, id, line } from './wire.ts';

export { extensions, type FileType, fileTypes, isExtensionOf } from '../../foundation/files/file-types.ts';
export { MAX_FILE_BYTES, maxFileText } from './file-limits.ts';

/** Schema of a file type. */
export const fileType = z.enum(fileTypes);

/**
 * Splits the service's path of a stored file, such as `documents::2026/11/slip.pdf`, at the first `::` into bucket and
 * key; `undefined` when it is not such a path.
 */
export function splitPath(path: string): { readonly Bucket: string; readonly Key: string } | undefined {
  const [, Bucket, Key] = /^(.+?)::(.+)$/.exec(path) ?? [];
  return Bucket === undefined || Key === undefined ? undefined : { Bucket, Key };
}

/** Reads an attachment. `Content` is base64. */
export const readFile = defineEndpoint({
  method: 'GET',
  path: '/helpme/s3getpost',
  query: z.strictObject({ Type: z.literal('get'), Bucket: id, Key: id }),
  response: z.object({
    fileName: z.string(),
    contentType: fileType,
    /** In bytes. */
    size: z.int(),
    content: base64,
  }),
});

/** Uploads a file: for a required document, or alone, to be referred to by its path. */
export const uploadFile = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/helpme/s3getpost',
  body: z
    .strictObject({
      Type: z.literal('post'),
      FileName: line.check(z.minLength(1), z.maxLength(200)),
      ContentType: fileType,
      /** Base64. */
      Content: base64,
      /** The required document that the file is for. */
      docId: z.optional(id),
    })
    .check(
      z.refine(({ FileName, ContentType }) => isExtensionOf(ContentType, FileName), {
        path: ['FileName'],
        message: 'another type’s extension',
      }),
    ),
  /** `path` is `bucket::key`. */
  response: z.object({ path: id, fileName: z.string(), contentType: fileType, size: z.int() }),
});
