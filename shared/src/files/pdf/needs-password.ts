import { isPasswordError } from './pdf-errors.ts';

/** How long the check of one file may take, in milliseconds. */
const LIMIT_MS = 5_000;

/** A dictionary of an encrypted file has this name, which is never compressed. */
const encryption = '/Encrypt';

/**
 * Resolves with whether a PDF opens only with a password; one that is encrypted under its owner's password alone opens
 * without. False for a file that pdf.js cannot check, or not in time: the service checks it. pdf.js is loaded for an
 * encrypted file only.
 */
export async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  if (!new TextDecoder('latin1').decode(bytes).includes(encryption)) return false;
  try {
    const { openPdf } = await import(/* webpackChunkName: "pdf" */ './open-pdf.ts');
    const { document, close } = openPdf(bytes.slice());
    const limit = new Promise<false>((resolve) => setTimeout(() => resolve(false), LIMIT_MS));
    const answer = document.then(() => false, isPasswordError);
    return await Promise.race([answer, limit]).finally(close);
  } catch {
    return false;
  }
}
