import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const worker = require.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
const decoder = require.resolve('pdfjs-dist/wasm/jbig2_nowasm_fallback.js');

/** Files of pdf.js that its worker is made of. */
export const pdfWorkerFiles = [worker, decoder] as const;

/** How the decoder exports its function, and how the worker imports a decoder: of scans, or of JPEG 2000. */
const exported = 'export default JBig2;';
const imported = /\bimport\((?:\s|\/\*.*?\*\/)*`[^`]*\bthis\._noWasmFilename\}`\s*\)/g;

/**
 * Returns the code of pdf.js's worker with its decoder of JBIG2 and faxes, which scanners write. The worker would import it by
 * address, which the content policy of its file forbids, as it forbids WebAssembly.
 * @throws Error when the code of pdf.js has changed
 */
export function createPdfWorker(): Buffer {
  const code = readFileSync(worker, 'utf8');
  const decoderCode = readFileSync(decoder, 'utf8');
  if (code.match(imported)?.length !== 1 || !decoderCode.includes(exported))
    throw new Error('pdf.js has changed: shared/build/assets/pdf-worker.ts does not fit its worker');
  const decodeScans = `const decodeScans=(()=>{${decoderCode.replace(exported, 'return JBig2;')}})();`;
  const choose = '({default:this._noWasmFilename.startsWith("jbig2")?decodeScans:undefined})';
  return Buffer.from(`${decodeScans}\n${code.replace(imported, choose)}`);
}
