import { loopbackHosts } from '@portal/shared/loopback';

/** Whether code may come from there: https, or plain http on this very machine. */
export function isSafeOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.includes(hostname));
}
