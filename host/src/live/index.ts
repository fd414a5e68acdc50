/** What keeps an open session well while releases come and go around it. */

export { createOffer } from './offer.ts';
export { watchReleases } from './release-watch.ts';
export { createReload } from './reload.ts';
export { createUnsaved } from './unsaved.ts';
export { isGone, watchHostFiles } from './vanished-files.ts';
