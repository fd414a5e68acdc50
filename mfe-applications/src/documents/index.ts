export { type DocumentForm, DocumentsSection } from './documents-section.tsx';
export { KeepFiles } from './kept-files.tsx';
