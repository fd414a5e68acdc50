/**
 * The address of pdf.js's worker on the host's origin, because a browser starts workers of the page's origin only. The host's
 * build emits the file. Both halves of pdf.js must have the same `version`.
 */
export const pdfWorkerAddress = (version: string): string => `/host/files/pdf-worker-${version}.js`;
