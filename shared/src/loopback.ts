/**
 * Host names of this machine. Plain http is safe there, because it uses no network. `[::1]` is not included,
 * because no Content-Security-Policy can name it.
 */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1'];
