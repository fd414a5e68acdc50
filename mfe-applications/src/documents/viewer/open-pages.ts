import { openImage } from './image-pages.ts';
import type { Pages } from './pages.ts';

/** Opens a file in the viewer. The PDF library is loaded with the first PDF. Rejects when the file is damaged. */
export async function openPages(file: Blob): Promise<Pages> {
  if (file.type !== 'application/pdf') return openImage(file);
  const { openPdf } = await import(/* webpackChunkName: "pdf" */ './pdf-pages.ts');
  return openPdf(file);
}
