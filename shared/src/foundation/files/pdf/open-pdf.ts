// the build for older browsers: the other one calls functions that Safari 17 does not have (docs/browsers.md)
import { getDocument, type PDFDocumentProxy, PDFWorker, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { maximumPixels } from '../file-head.ts';
import { startPdfWorker } from './start-pdf-worker.ts';

/** 0 logs errors only, without warnings about fonts. */
const verbosity = 0;

/** A PDF that is being opened. */
export interface OpeningPdf {
  /**
   * Rejects when the file is damaged or needs a password (`isPasswordError` of `@portal/shared/files`), or the worker does not
   * start. Stays pending after `close`.
   */
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends everything that is computed for the file, and releases its memory. */
  close(): void;
}

/**
 * Starts to open a PDF, whose bytes it takes over. Returns the promise of the document, which rejects when it is
 * damaged or needs a password, and `close`, which ends it. Import this module lazily, because pdf.js is large. Each
 * file has its own worker: one step of pdf.js can compute for minutes, and only a worker can be ended within it.
 */
export function openPdf(data: Uint8Array): OpeningPdf {
  const closed = new AbortController();
  async function open(): Promise<PDFDocumentProxy> {
    const port = await startPdfWorker(version, closed.signal);
    const worker = PDFWorker.create({ port, verbosity });
    const loading = getDocument({
      data,
      worker,
      verbosity,
      // the content policy forbids it; the decoder of scans is in the worker (shared/build/assets/pdf-worker.ts)
      useWasm: false,
      // a small file can hold a picture that is huge when drawn
      maxImageSize: maximumPixels,
    });
    closed.signal.addEventListener('abort', () => void loading.destroy());
    return loading.promise;
  }
  return { document: open(), close: () => closed.abort() };
}
