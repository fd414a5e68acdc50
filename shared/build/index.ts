/** How the portal is built: one configuration for host and remotes, one sharing table. */

export { hostConfig } from './config/host-config.ts';
export { remoteConfig } from './config/remote-config.ts';
export { facades } from './sharing/facades.ts';
