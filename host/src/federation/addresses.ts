const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether code may come from there: https, or plain http on this very machine. */
export function isSafeOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}
