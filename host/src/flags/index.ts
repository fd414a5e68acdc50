/** Feature flags: default values at once, and the flag service after the first content. */

export type { HostFlags } from './flags.ts';
export { watchLatestVersion } from './version-watch.ts';
