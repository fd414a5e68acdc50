// declares window.__portalScripts also where a remote is type-checked alone
import type {} from '../../page-scripts.ts';
import { PdfReaderError } from './pdf-errors.ts';
import { pdfWorkerAddress } from './worker-address.ts';

/** Creates the worker; `undefined` when the host refuses its address. */
function createWorker(version: string): Worker | undefined {
  const { href } = new URL(pdfWorkerAddress(version), document.baseURI);
  try {
    return new Worker(window.__portalScripts?.addressOf(href) ?? href, { type: 'module' });
  } catch {
    return undefined;
  }
}

/**
 * Starts the half of pdf.js that reads files. `closed` ends it at once, whatever it computes. Rejects with a
 * `PdfReaderError` when the host has no worker of this `version`, as a host of an earlier release, or when it does not load.
 */
export function startPdfWorker(version: string, closed: AbortSignal): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new PdfReaderError('The PDF reader did not start'));
    const worker = createWorker(version);
    if (!worker) return fail();
    closed.addEventListener('abort', () => worker.terminate());
    if (closed.aborted) worker.terminate();
    // its first message says that it is ready
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', fail, { once: true });
  });
}
