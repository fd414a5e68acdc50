/** Releases of remotes, what they need of a host, and whether a host provides it: data and pure rules. */
export { describeRegistryProblem } from './describe-problem.ts';
export { describeUnmetNeed, type UnmetNeed, unmetNeeds } from './gate.ts';
export { firstAttemptLimit } from './load-limit.ts';
export { type Needs, needs, type Provides, provides } from './needs.ts';
export { compareVersions, isWithin, majorOf } from './range.ts';
export {
  type DeclaredRemotes,
  entriesOf,
  type Registry,
  type RegistryEntries,
  type RegistryEntry,
  type RegistryProblem,
  type Release,
  readRegistry,
  releaseVersion,
} from './registry.ts';
