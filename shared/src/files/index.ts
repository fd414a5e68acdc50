/** Checks for uploads, and downloads. Not a facade: each remote bundles what it uses. */
export {
  acceptedFiles,
  base64Of,
  bytesOf,
  checkFile,
} from './check-file.ts';
export { csvOf } from './csv.ts';
export { maximumPixels, pixelsOf, typeOf } from './file-head.ts';
export { nameFor } from './file-name.ts';
export { saveFile } from './save-file.ts';
