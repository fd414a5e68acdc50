/**
 * Folder of the host's content-addressed files, in a build and on its origin: `/host/files/base.1a2b3c4d.js`. Their
 * addresses have no version, so that a file whose content does not change keeps its address in the next release.
 */
export const contentFolder = 'files';
