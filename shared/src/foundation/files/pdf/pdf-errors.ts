/** The half of pdf.js that reads files did not start: the file is not the cause. */
export class PdfReaderError extends Error {
  override readonly name = 'PdfReaderError';
}

/** Whether pdf.js did not open a file because it needs a password. */
export const isPasswordError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';
