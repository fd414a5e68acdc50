/** Types of files, names, and downloads. Not a facade: each remote bundles what it uses. */
export { base64Of, bytesOf } from './base64.ts';
export { csvOf, csvOfColumns } from './csv.ts';
export {
  acceptedFiles,
  acceptedPictures,
  detectFileType,
  isTooLargeToShow,
  maximumPixels,
} from './file-head.ts';
export { cleanFileName } from './file-name.ts';
export { isCompletePdf } from './pdf/is-complete-pdf.ts';
export { isPasswordError, PdfReaderError } from './pdf/pdf-errors.ts';
export { saveFile } from './save-file.ts';
export { fileBox, takeDrops } from './take-drops.ts';
