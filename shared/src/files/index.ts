/** What may be uploaded. Bundled into whoever uploads. */
export {
  acceptedFiles,
  base64Of,
  checkFile,
  type FileType,
  type FileVerdict,
  fileTypes,
  maximumBytes,
} from './check-file.ts';
