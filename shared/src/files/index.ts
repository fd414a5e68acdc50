/** Checks for uploads, and downloads. Not a facade: each remote bundles what it uses. */
export { base64Of, bytesOf } from './base64.ts';
export { checkFile } from './check-file.ts';
export { csvOf, csvOfColumns } from './csv.ts';
export { acceptedFiles, countPixels, detectFileType, maximumPixels } from './file-head.ts';
export { cleanFileName } from './file-name.ts';
export { isPasswordError, PdfReaderError } from './pdf/pdf-errors.ts';
export { saveFile } from './save-file.ts';
