/** Feature flags: values at once, the service behind them late. */

export { createFlags, type HostFlags } from './flags.ts';
export { watchLatestVersion } from './new-version.ts';
