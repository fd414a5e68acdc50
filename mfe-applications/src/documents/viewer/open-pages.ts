import { openImage } from './image-pages.ts';
import type { Pages } from './pages.ts';

/**
 * Opens a file in the viewer. The PDF library is loaded with the first PDF. Rejects when the file is damaged or needs a
 * password; `signal` ends what is computed for it.
 */
export async function openPages(file: Blob, signal: AbortSignal): Promise<Pages> {
  if (file.type !== 'application/pdf') return openImage(file);
  const { openPdfPages } = await import(/* webpackChunkName: "pdf" */ './pdf-pages.ts');
  return openPdfPages(file, signal);
}
