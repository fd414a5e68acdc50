import { isPasswordError, PdfReaderError } from '@portal/shared/files';
import type { Size } from './pages.ts';

/** How long a file may take to its first page, and each further page, in milliseconds. */
export const DRAWING_LIMIT_MS = 5_000;

/** Why a file or a page is not shown. */
export type DrawingFailure = 'damaged' | 'password' | 'reader' | 'shape' | 'slow';

/** What each failure means, for the agent. */
export const failureTexts: Readonly<Record<DrawingFailure, string>> = {
  damaged: 'It may be damaged. It can still be downloaded.',
  password: 'It needs a password. Download it and open it with the password.',
  reader: 'The portal’s PDF viewer did not start. It can still be downloaded.',
  shape: 'It is too long or too narrow for this window. It can still be downloaded.',
  slow: 'It takes too long to draw. It can still be downloaded.',
};

/**
 * Returns why a file was not opened or a page was not drawn, from the error: the PDF reader did not start, a password
 * is needed, or, for any other error, the file is damaged.
 */
export function readFailure(error: unknown): DrawingFailure {
  if (error instanceof PdfReaderError) return 'reader';
  return isPasswordError(error) ? 'password' : 'damaged';
}

/** The longest shape that is drawn: one side is this many times the other. */
const maximumRatio = 20;

/**
 * Returns whether a page's shape can be drawn: one side is at most 20 times the other. A page fills the window's width,
 * so that a narrower one would be too high to draw.
 */
export function isDrawable({ width, height }: Size): boolean {
  const ratio = width / height;
  return ratio >= 1 / maximumRatio && ratio <= maximumRatio;
}
