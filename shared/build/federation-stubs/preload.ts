/** Replaces the federation runtime's preloading: the portal has its own (host/src/federation/scripts/preloader.ts). */
const unused = () => {
  throw new Error('the portal does not preload by the federation runtime');
};

export const defaultPreloadArgs = unused;
export const formatPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;
