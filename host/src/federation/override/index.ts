/** A team's own server in a remote's place; fetched only where the configuration allows it. */
export { OverrideBadge } from './override-badge.tsx';
export { type RunningOverrides, startOverrides } from './overrides.ts';
