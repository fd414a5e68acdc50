import * as z from '@portal/shared/schema';
import { remoteNames } from '../contract/index.ts';
import { needs } from './needs.ts';

const fileName = z.string().check(z.regex(/^[\w.-]+\.js$/));
const integrityHash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Schema of a version such as `1.2.3`. */
export const releaseVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));

const release = z.object({
  version: releaseVersion,
  /** URL of the release's folder, with a slash at the end. File names below are relative to it. */
  base: z.url(),
  /** File name of the container script. */
  entry: fileName,
  /** Name of the container's global. */
  container: z.string().check(z.regex(/^[a-z_]+$/)),
  /** Release time, ISO 8601 in UTC. */
  releasedAt: z.string(),
  needs,
  /** Slot, or `slot.part` for code that the slot imports later → files to preload besides the entry. */
  slots: z.record(z.string(), z.array(fileName)),
  /** Slot or `slot.part` → facades that it imports at once, to preload with its files. */
  facades: z.exactOptional(z.record(z.string(), z.array(z.string()))),
  /** File → integrity hash of every script. A script without a hash never runs. */
  integrity: z.record(fileName, integrityHash),
});

/** One immutable release of a remote. */
export type Release = Readonly<z.output<typeof release>>;

/**
 * Schema of `registry.json`: the release of each remote that runs, and its previous releases, newest first
 * (FED-01). Unknown members are ignored, because a newer tool may have written them.
 */
export const registrySchema = z.object({
  format: z.literal(1),
  /** Version of the host of this page. */
  host: releaseVersion,
  remotes: z.record(z.enum(remoteNames), z.object({ current: release, previous: z.array(release) })),
});

/** The decoded `registry.json`. */
export type Registry = Readonly<z.output<typeof registrySchema>>;
