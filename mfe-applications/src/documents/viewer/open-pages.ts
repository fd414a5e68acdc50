import type { Pages } from './pages.ts';
import { openPicture } from './picture-pages.ts';

/** Opens a file for looking at it. The library for PDFs is fetched when the first one is opened. */
export async function openPages(file: Blob): Promise<Pages> {
  if (file.type !== 'application/pdf') return openPicture(file);
  const { openPdf } = await import(/* webpackChunkName: "pdf" */ './pdf-pages.ts');
  return openPdf(file);
}
