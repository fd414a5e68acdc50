/** The registry of releases: decoding it, and what the page knows of the releases of each remote. */
export { createCanaryNumber } from './canary.ts';
export { createKnownReleases, type KnownReleases } from './known-releases.ts';
export { createRecords, type Records } from './records.ts';
export {
  allReleases,
  decodeRegistry,
  integrityMap,
  releaseKey,
} from './registry.ts';
