/**
 * Replaces the federation runtime's loading of scripts: the portal loads containers with integrity and Trusted Types
 * (host/src/federation/scripts/container-script.ts).
 */
const unused = () => {
  throw new Error('the portal does not load scripts by the federation runtime');
};

export const createLink = unused;
export const createScript = unused;
export const isStaticResourcesEqual = unused;
export const loadScript = unused;
export const safeWrapper = unused;
