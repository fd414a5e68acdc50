declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** The half of pdf.js that reads a file. */
  export const WorkerMessageHandler: { initializeFromPort(port: MessagePort): void };
}
