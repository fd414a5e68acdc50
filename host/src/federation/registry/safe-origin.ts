import { loopbackHosts } from '@portal/shared/loopback';

/** Whether scripts may be loaded from this URL's origin: https, or plain http on this machine. */
export function isSafeOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.includes(hostname));
}
