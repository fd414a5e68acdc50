import * as z from '@portal/shared/schema';
import { remoteNames } from '../contract/index.ts';
import { needs } from './needs.ts';

const fileName = z.string().check(z.regex(/^[\w.-]+\.js$/));
const integrityHash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** `1.2.3` */
export const releaseVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));

const release = z.object({
  version: releaseVersion,
  /** Address of the release's folder, with a slash at its end; every file name below is in it. */
  base: z.url(),
  /** The container script. */
  entry: fileName,
  /** Name of the container's global. */
  container: z.string().check(z.regex(/^[a-z_]+$/)),
  /** When it was released: ISO 8601 in UTC. */
  releasedAt: z.string(),
  needs,
  /** Slot → files to fetch ahead of it, beyond the entry. */
  slots: z.record(z.string(), z.array(fileName)),
  /** Slot → facades that it stands on as soon as it is there: fetched ahead together with its files. */
  facades: z.exactOptional(z.record(z.string(), z.array(z.string()))),
  /** File → integrity hash, for every script of the release. A script without one never runs. */
  integrity: z.record(fileName, integrityHash),
});

/** One immutable release of a remote. */
export type Release = Readonly<z.output<typeof release>>;

/**
 * `registry.json`: which release of each remote runs, and which ran before it, newest first. Data, never code
 * (FED-01). Members that this version does not know are let through: a newer tool may have composed it.
 */
export const registrySchema = z.object({
  format: z.literal(1),
  /** Version of the host that the page belongs to. */
  host: releaseVersion,
  remotes: z.record(z.enum(remoteNames), z.object({ current: release, previous: z.array(release) })),
});

export type Registry = Readonly<z.output<typeof registrySchema>>;
