/** How the portal is built: one configuration function, one sharing table, one composition of the HTML. */
export {
  type ComposedHost,
  composeHost,
  noncePlaceholder,
  type PortalOrigins,
  releasePath,
  type SecurityNeeds,
} from './compose.ts';
export { facades, sharing } from './sharing.ts';
export { containerName, federationGlobal, hostConfig, remoteConfig } from './webpack-config.ts';
