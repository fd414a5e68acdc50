import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { id, line } from './wire.ts';

/** What may be uploaded, and so what can be read (domain, section 5). */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];

/** The largest file, in bytes. */
export const LARGEST_FILE = 5 * 1024 * 1024;

/** Extensions of each type, its usual one first. */
export const extensions: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** Whether a file of the type may bear the name: it is saved under it, and opened as what its extension says. */
export const isNameOf = (type: FileType, name: string): boolean =>
  extensions[type].some((extension) => name.toLowerCase().endsWith(extension));

const fileType = z.enum(fileTypes);
/** No one expression for the whole text: with 7 million characters it would overflow the stack. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));
const base64 = z.string().check(z.refine(isBase64, 'not base64'));

/** Bucket and key of a path such as `documents::2026/11/slip.pdf`; `undefined` when it is none. */
export function partsOfPath(path: string): { readonly Bucket: string; readonly Key: string } | undefined {
  const [, Bucket, Key] = /^(.+?)::(.+)$/.exec(path) ?? [];
  return Bucket === undefined || Key === undefined ? undefined : { Bucket, Key };
}

/** An attachment. `Content` is base64. */
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
  onFailure: 'throw',
});

/** Uploads a file: as the answer to a required document, or on its own, to be named by its path elsewhere. */
export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/helpme/s3getpost',
  body: z
    .strictObject({
      Type: z.literal('post'),
      FileName: line.check(z.minLength(1), z.maxLength(200)),
      ContentType: fileType,
      /** Base64. */
      Content: base64,
      /** The required document that it is. */
      docId: z.optional(id),
    })
    .check(
      z.refine(({ FileName, ContentType }) => isNameOf(ContentType, FileName), {
        path: ['FileName'],
        message: 'another type’s extension',
      }),
    ),
  /** `path` is `bucket::key`. */
  response: z.object({ path: id, fileName: z.string(), contentType: fileType, size: z.int() }),
  onFailure: 'throw',
});
