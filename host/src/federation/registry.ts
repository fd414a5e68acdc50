import { type RemoteName, remoteNames } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';

const release = z.strictObject({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** Address of the release's container script. */
  entry: z.url(),
  /** Contract range that the release was built for. */
  contract: z.string(),
  /** Name of the container's global. */
  container: z.string().check(z.regex(/^[a-z_]+$/)),
  /** Files to fetch ahead for each slot, beyond the entry: addresses. */
  slots: z.record(z.string(), z.array(z.url())),
  /** Address → integrity hash, for every script of the release. */
  integrity: z.record(z.string(), z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
});

/** One immutable release of a remote. */
export type Release = z.output<typeof release>;

const registrySchema = z.strictObject({
  remotes: z.record(z.enum(remoteNames), z.strictObject({ current: release })),
});

/** `registry.json`: which release of each remote runs. Data, never code (FED-01). */
export type Registry = z.output<typeof registrySchema>;

const isLoopback = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/**
 * Decodes a registry strictly: plain http is refused but on loopback, and every script that it names must have an
 * integrity hash. Throws an Error that says what is wrong.
 */
export function decodeRegistry(json: unknown): Registry {
  const decoded = z.safeParse(registrySchema, json);
  if (!decoded.success) throw new Error(`registry.json is not valid: ${z.prettifyError(decoded.error)}`);
  for (const name of remoteNames) {
    const { entry, slots, integrity } = decoded.data.remotes[name].current;
    for (const address of [entry, ...Object.values(slots).flat()]) {
      const url = new URL(address);
      if (url.protocol !== 'https:' && !isLoopback(url))
        throw new Error(`registry.json: ${address} is not https`);
      if (!integrity[address])
        throw new Error(`registry.json: ${name} names ${address} without its integrity`);
    }
  }
  return decoded.data;
}

/** All scripts that may run: address → integrity hash. */
export function integrityMap(registry: Registry): Map<string, string> {
  return new Map(remoteNames.flatMap((name) => Object.entries(registry.remotes[name].current.integrity)));
}

/** Origins that remotes are served from. */
export function scriptOrigins(registry: Registry): Set<string> {
  return new Set(remoteNames.map((name: RemoteName) => new URL(registry.remotes[name].current.entry).origin));
}
