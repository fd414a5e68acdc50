/** How the portal is built: one configuration function, one sharing table. */
export { facades, sharing } from './sharing.ts';
export { federationGlobal, hostConfig, remoteConfig } from './webpack-config.ts';
