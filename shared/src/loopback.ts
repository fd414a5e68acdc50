/**
 * Names of this very machine: what is plain http there has no network to be listened in on. `[::1]` is not among
 * them, since no Content-Security-Policy can name it.
 */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1'];
