import { getDocument, type PDFPageProxy } from 'pdfjs-dist';
// Registers itself: it runs in the page, because a worker would have to come from the host's own origin.
import 'pdfjs-dist/build/pdf.worker.mjs';
import type { Pages, Size } from './pages.ts';

/** 0: errors alone; what it thinks of an odd font is nothing for the console. */
const verbosity = 0;

const sizeOf = (page: PDFPageProxy): Size => page.getViewport({ scale: 1 });

/** A PDF's pages. Rejects when it is damaged or wants a password. A library of its own: load it when a PDF is opened. */
export async function openPdf(file: Blob): Promise<Pages> {
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // neither is allowed by the portal's policy
    isEvalSupported: false,
    useWasm: false,
    verbosity,
  });
  const document = await loading.promise;
  return {
    count: document.numPages,
    size: async (index) => sizeOf(await document.getPage(index + 1)),
    async draw(index, canvas, rotation, signal) {
      const page = await document.getPage(index + 1);
      signal.throwIfAborted();
      const turn = (page.rotate + rotation) % 360;
      const { width } = page.getViewport({ scale: 1, rotation: turn });
      const viewport = page.getViewport({ scale: canvas.width / width, rotation: turn });
      const task = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => task.cancel());
      await task.promise;
    },
    close: () => void loading.destroy(),
  };
}
