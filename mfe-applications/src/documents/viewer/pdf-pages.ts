// the build for older browsers: the other one calls functions that Safari 17 does not have (docs/browsers.md)
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// registers itself and runs in the page: a worker would have to come from the host's origin
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { Pages, Size } from './pages.ts';

/** 0 logs errors only, without warnings about fonts. */
const verbosity = 0;

const getSize = (page: PDFPageProxy): Size => page.getViewport({ scale: 1 });

/** Opens a PDF. Rejects when it is damaged or needs a password. Import this module lazily, because pdf.js is large. */
export async function openPdf(file: Blob): Promise<Pages> {
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // the portal's content security policy forbids both
    isEvalSupported: false,
    useWasm: false,
    verbosity,
  });
  const document = await loading.promise;
  return {
    count: document.numPages,
    size: async (index) => getSize(await document.getPage(index + 1)),
    async draw(index, canvas, rotation, signal) {
      const page = await document.getPage(index + 1);
      signal.throwIfAborted();
      const totalRotation = (page.rotate + rotation) % 360;
      const { width } = page.getViewport({ scale: 1, rotation: totalRotation });
      const viewport = page.getViewport({ scale: canvas.width / width, rotation: totalRotation });
      const task = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => task.cancel());
      await task.promise;
    },
    close: () => void loading.destroy(),
  };
}
