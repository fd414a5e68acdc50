/** What a release of a remote is, what it needs of a host, and whether the two fit: data and pure rules. */
export { inWords, type UnmetNeed, unmetNeeds } from './gate.ts';
export { type Needs, needs, type Provides, provides } from './needs.ts';
export { isWithin } from './range.ts';
export { type Registry, type Release, registrySchema, releaseVersion } from './registry.ts';
