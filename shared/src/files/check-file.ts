import { type FileType, MAX_FILE_BYTES, maxFileText } from '@portal/shared/api/files';
import { countPixels, detectFileType, maximumPixels } from './file-head.ts';
import { needsPassword } from './pdf/needs-password.ts';

/** Result of `checkFile`. */
type FileVerdict =
  | { readonly status: 'ok'; readonly type: FileType; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly status: 'refused'; readonly why: string };

const refuse = (why: string): FileVerdict => ({ status: 'refused', why });

/** Formats a number of bytes, rounded up, so that a size over a limit is not shown as the limit: `5.1 MB`. */
const megabytesText = (bytes: number): string => `${(Math.ceil(bytes / 104_857.6) / 10).toFixed(1)} MB`;

/**
 * Checks a file before its upload (APP-04): size up to the limit, type by its first bytes (PDF, JPEG or PNG under any name),
 * the pixel count of a picture, and whether a PDF needs a password. Returns its type and bytes, or the sentence that
 * tells the agent why it is refused; never rejects. The service checks again.
 */
export async function checkFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<FileVerdict> {
  if (file.size === 0) return refuse('This file is empty. Choose another.');
  if (file.size > MAX_FILE_BYTES)
    return refuse(`This file is ${megabytesText(file.size)}. The limit is ${maxFileText}.`);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse('This file could not be read. Choose it again.');
  }
  const type = detectFileType(bytes);
  if (!type) return refuse('Only PDF, JPG and PNG files can be uploaded.');
  if (type === 'application/pdf')
    return (await needsPassword(bytes))
      ? refuse('This PDF needs a password. Save it without one, then choose it again.')
      : { status: 'ok', type, bytes };
  const pixels = countPixels(bytes, type);
  if (pixels === undefined || pixels === 0) return refuse('This picture is damaged. Choose another.');
  if (pixels > maximumPixels) return refuse('This picture is too large to be shown. Choose a smaller one.');
  return { status: 'ok', type, bytes };
}
