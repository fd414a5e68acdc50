import { openPdf } from '@portal/shared/files/pdf';
import type { Pages } from './pages.ts';

/**
 * Opens a PDF as pages that are drawn one at a time, on request; `close` frees it. Rejects when it is damaged or needs
 * a password, or `signal` is aborted, which closes it at any time. Import this module lazily: it loads the PDF library.
 */
export async function openPdfPages(file: Blob, signal: AbortSignal): Promise<Pages> {
  const pdf = openPdf(new Uint8Array(await file.arrayBuffer()));
  signal.addEventListener('abort', pdf.close);
  if (signal.aborted) pdf.close();
  const document = await pdf.document;
  return {
    count: document.numPages,
    async size(index) {
      const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 });
      return { width, height };
    },
    async draw(index, canvas, rotation, drawing) {
      const page = await document.getPage(index + 1);
      drawing.throwIfAborted();
      const totalRotation = (page.rotate + rotation) % 360;
      const { width } = page.getViewport({ scale: 1, rotation: totalRotation });
      const viewport = page.getViewport({ scale: canvas.width / width, rotation: totalRotation });
      const task = page.render({ canvas, viewport });
      drawing.addEventListener('abort', () => task.cancel());
      await task.promise;
    },
    close: pdf.close,
  };
}
