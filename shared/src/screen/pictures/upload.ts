import type { Prepared } from './prepare-file.ts';

const notLoaded: Prepared = {
  status: 'refused',
  why: 'The file could not be prepared. Check the connection, then choose it again.',
};

/**
 * Checks a file and prepares it for upload, as `prepareFile` does, and opens a PDF. Refused with a sentence for the agent;
 * never rejects. The code is loaded with the first file.
 */
export async function prepareUpload(file: File): Promise<Prepared> {
  try {
    const code = await import(/* webpackChunkName: "prepare-upload" */ './prepare-upload.ts');
    return await code.prepareUpload(file);
  } catch {
    return notLoaded;
  }
}
