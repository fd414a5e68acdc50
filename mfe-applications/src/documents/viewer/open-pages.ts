import { openImage } from './image-pages.ts';
import type { Pages } from './pages.ts';

/**
 * Opens a PDF, or else an image, in the viewer: its number of pages, and functions that measure and draw one, and
 * `close` it. The PDF library is loaded with the first PDF. Rejects when the file is damaged or needs a password;
 * `signal` stops the work on a PDF.
 */
export async function openPages(file: Blob, signal: AbortSignal): Promise<Pages> {
  if (file.type !== 'application/pdf') return openImage(file);
  const { openPdfPages } = await import(/* webpackChunkName: "pdf" */ './pdf-pages.ts');
  return openPdfPages(file, signal);
}
