import { isPasswordError, PdfReaderError } from './pdf-errors.ts';

/** How long the check of one file may take, in milliseconds. */
const LIMIT_MS = 5_000;

/** Why a PDF is not taken. `damaged`: it cannot be opened, or has no page. */
export type PdfProblem = 'password' | 'damaged';

/**
 * Opens a PDF and its first page, and resolves with why it is not taken; `undefined` when it opens. One that is encrypted
 * under its owner's password alone opens without. Also `undefined` when pdf.js cannot check it, or not in time: the service
 * checks it. Never rejects.
 */
export async function findPdfProblem(bytes: Uint8Array): Promise<PdfProblem | undefined> {
  try {
    const { openPdf } = await import(/* webpackChunkName: "pdf" */ './open-pdf.ts');
    const { document, close } = openPdf(bytes.slice());
    const limit = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LIMIT_MS));
    const answer = document
      .then(async (opened) => void (await opened.getPage(1)))
      .catch((error: unknown): PdfProblem | undefined => {
        if (error instanceof PdfReaderError) return undefined;
        return isPasswordError(error) ? 'password' : 'damaged';
      });
    return await Promise.race([answer, limit]).finally(close);
  } catch {
    // pdf.js could not be loaded
    return undefined;
  }
}
