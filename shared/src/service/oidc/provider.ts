import type { PortalConfig } from '@portal/shared/contract';
import { loopbackHosts } from '@portal/shared/loopback';

/** Endpoints of the identity provider and our client id, from the configuration. */
export type IdentityProvider = PortalConfig['identityProvider'];

/**
 * Returns whether an address is plain http on this machine, where TLS is not needed. Throws TypeError for what is no
 * URL.
 */
export function isLoopbackHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && loopbackHosts.includes(hostname);
}
