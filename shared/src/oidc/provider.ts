import type { PortalConfig } from '@portal/shared/contract';
import { loopbackHosts } from '@portal/shared/loopback';

/** Where the identity provider is and as whom we speak to it; part of the portal's configuration. */
export type IdentityProvider = PortalConfig['identityProvider'];

/** Whether an address may be spoken to without TLS: plain http, and on this very machine. */
export function isLoopbackHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && loopbackHosts.includes(hostname);
}
