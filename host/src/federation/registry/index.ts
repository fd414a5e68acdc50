/** The registry of releases: decoding it, and what the page knows of the releases of each remote. */
export { bindRegistry } from './bind-registry.ts';
export { createKnownReleases, type KnownReleases } from './known-releases.ts';
export {
  allReleases,
  decodeRegistry,
  fetchRegistry,
  integrityMap,
  releaseKey,
} from './registry.ts';
