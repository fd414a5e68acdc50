/** How the portal is built: one configuration for host and remotes, one sharing table. */
export { type BuildOptions, federationGlobal } from './base-config.ts';
export { facades } from './facades.ts';
export { hostConfig } from './host-config.ts';
export { type RemoteBuildOptions, remoteConfig } from './remote-config.ts';
export { sharing } from './sharing.ts';
