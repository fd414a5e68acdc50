/** Overrides of remotes by a team's own server; loaded only where the configuration allows them. */
export { OverrideBadge } from './override-badge.tsx';
export { type ActiveOverrides, startOverrides } from './overrides.ts';
