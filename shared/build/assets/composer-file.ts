/** Name of the composer in a release of the host (docs/adr/0009-sites-and-releases.md). */
export const composerFile = 'composer.mjs';
