/**
 * Host names of this machine. Plain http is safe there, because it uses no network. `[::1]` is not included,
 * because no Content-Security-Policy can name it.
 */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Whether code may come from an address, and data go to it: https, or plain http on this machine. False for what is no
 * absolute URL.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.includes(hostname));
}
