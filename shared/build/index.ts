/** The webpack configurations of host and remotes, and the list of facades. */

export { hostConfig } from './config/host-config.ts';
export { remoteConfig } from './config/remote-config.ts';
export { facades } from './sharing/facades.ts';
