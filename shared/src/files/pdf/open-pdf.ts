// the build for older browsers: the other one calls functions that Safari 17 does not have (docs/browsers.md)
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { maximumPixels } from '../file-head.ts';

/** 0 logs errors only, without warnings about fonts. */
const verbosity = 0;

/** A PDF that is being opened. */
export interface OpeningPdf {
  /** Rejects when the file is damaged or needs a password (`isPasswordError` of `@portal/shared/files`). */
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends everything that is computed for the file, and releases its memory. */
  close(): void;
}

/**
 * Starts to open a PDF, whose bytes it takes over. Import this module lazily, because pdf.js is large.
 *
 * The policy allows no worker, so the file is read in the page. Both halves of pdf.js talk over a message channel: each
 * message is a task, so that the page answers between two parts of a long file, and the file can be closed.
 */
export function openPdf(data: Uint8Array): OpeningPdf {
  const { port1, port2 } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(port2);
  // pdf.js wants a worker, of which it uses what a port has
  const none = { onmessage: null, onmessageerror: null, onerror: null };
  const port = Object.assign(port1, none, { terminate: () => port1.close() });
  const worker = PDFWorker.create({ port, verbosity });
  port1.start();
  port2.start();
  const loading = getDocument({
    data,
    worker,
    verbosity,
    // the portal's content security policy forbids both
    isEvalSupported: false,
    useWasm: false,
    // a small file can hold a picture that is huge when drawn
    maxImageSize: maximumPixels,
  });
  return {
    document: loading.promise,
    close() {
      const closePorts = () => {
        worker.destroy();
        port1.close();
        port2.close();
      };
      loading.destroy().then(closePorts, closePorts);
    },
  };
}
