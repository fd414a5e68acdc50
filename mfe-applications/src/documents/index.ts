export { chooseFile } from './choose-file.ts';
export { type DocumentsPlace, placeDocuments } from './document-state.ts';
export { DocumentsSection } from './documents-section.tsx';
export { UnsentFilesProvider } from './unsent-files.tsx';
export { type LoadedDocuments, useLoadedDocuments } from './use-loaded-documents.ts';
