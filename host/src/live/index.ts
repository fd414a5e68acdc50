/** Keeps an open page working while new releases are published: reload offers, missing files, unsaved changes. */

export { isFileGone, watchHostFiles } from './missing-files.ts';
export { watchReleases } from './release-watch.ts';
export { createReload } from './reload.ts';
export { createReloadOffer } from './reload-offer.ts';
export { createUnsavedChanges } from './unsaved-changes.ts';
