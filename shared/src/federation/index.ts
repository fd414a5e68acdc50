/** Releases of remotes, what they need of a host, and whether a host provides it: data and pure rules. */
export { describeUnmetNeed, type UnmetNeed, unmetNeeds } from './gate.ts';
export { type Needs, needs, type Provides, provides } from './needs.ts';
export { isWithin } from './range.ts';
export { type Registry, type Release, registrySchema, releaseVersion } from './registry.ts';
