export { DocumentsSection } from './documents-section.tsx';
export { UnsentFilesProvider } from './unsent-files.tsx';
