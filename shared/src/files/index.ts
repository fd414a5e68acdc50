/** Files that go up, and files that come down. Bundled into whoever handles them. */
export {
  acceptedFiles,
  base64Of,
  bytesOf,
  checkFile,
  type FileType,
  type FileVerdict,
  fileTypes,
  maximumBytes,
} from './check-file.ts';
export { csvOf } from './csv.ts';
export { saveFile } from './save-file.ts';
