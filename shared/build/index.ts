/** How the portal is built: one configuration for host and remotes, one sharing table. */
export { facades } from './facades.ts';
export { hostConfig } from './host-config.ts';
export { remoteConfig } from './remote-config.ts';
