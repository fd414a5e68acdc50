import * as z from '@portal/shared/schema';
import { isRemoteName, type RemoteName } from '../index.ts';
import { declares } from '../remote/declares.ts';
import { needs } from './needs.ts';

const fileName = z.string().check(z.regex(/^[\w.-]+\.js$/));
const integrityHash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Schema of a version such as `1.2.3`. What becomes a folder is read more strictly: shared/site/release-name.ts. */
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

/** Schema of the file of the host's origin that has a remote's entry as a whole. */
const record = z.object({
  /** Its address below the host's origin. */
  path: z.string(),
  /** `sha256-…`, by which the browser checks it. */
  integrity: z.string(),
});

const entry = z.object({
  /** Set where the page has a part of the entry only: releases without their files, of the previous ones the oldest. */
  record: z.exactOptional(record),
  current: release,
  previous: z.array(release),
  /** What the current release declares. */
  declares: z.exactOptional(declares),
  /** A release that a share of browsers gets in place of the current one. */
  canary: z.exactOptional(
    z.object({
      release,
      declares: z.exactOptional(declares),
      /** How many of a hundred browsers get it. */
      share: z.number(),
    }),
  ),
});

/** A remote in the registry: its current release and the previous ones, newest first. */
export type RegistryEntry = Readonly<z.output<typeof entry>>;

/** The remotes of a registry, in the order of their first release. */
export type RegistryEntries = Readonly<Partial<Record<RemoteName, RegistryEntry>>>;

/** The decoded `registry.json`. */
export interface Registry {
  readonly format: 1;
  /** Version of the host of this page. */
  readonly host: string;
  readonly remotes: RegistryEntries;
}

const registry = z.object({
  format: z.literal(1),
  host: releaseVersion,
  remotes: z.record(z.string(), z.unknown()),
});

/** A remote of a registry that is left out. */
export interface RegistryProblem {
  /** Its name in the registry, which may not be a remote's. */
  readonly name: string;
  /** Its entry, which may not be decoded. */
  readonly entry: unknown;
  /** Why, as the end of a sentence. */
  readonly why: string;
}

/**
 * Decodes `registry.json`: the release of each remote that runs, and its previous releases, newest first (FED-01). Each
 * remote is decoded alone: one whose entry is not valid, or in which `findProblem` finds a problem, is left out and named in
 * `problems`. Members that this reader does not know are ignored, because a newer tool may have written them. Throws an Error
 * when the rest is not valid.
 */
export function readRegistry(
  json: unknown,
  findProblem: (entry: RegistryEntry) => string | undefined = () => undefined,
): { readonly registry: Registry; readonly problems: readonly RegistryProblem[] } {
  const decoded = z.safeParse(registry, json);
  if (!decoded.success) throw new Error('registry.json is not valid', { cause: decoded.error });
  const remotes: Partial<Record<RemoteName, RegistryEntry>> = {};
  const problems: RegistryProblem[] = [];
  for (const [name, value] of Object.entries(decoded.data.remotes)) {
    const { data, error } = z.safeParse(entry, value);
    const why = data ? findProblem(data) : z.prettifyError(error);
    if (data && why === undefined && isRemoteName(name)) remotes[name] = data;
    else problems.push({ name, entry: value, why: why ?? 'no remote' });
  }
  return { registry: { ...decoded.data, remotes }, problems };
}

/** What remotes declare, in the order of a registry. */
export type DeclaredRemotes = Readonly<Partial<Record<RemoteName, Pick<RegistryEntry, 'declares'>>>>;

/** Returns remotes with their entries, in order. */
export const entriesOf = <Entry>(
  remotes: Readonly<Partial<Record<RemoteName, Entry>>>,
): readonly (readonly [RemoteName, Entry])[] =>
  Object.entries<Entry | undefined>(remotes).flatMap(([name, value]) =>
    isRemoteName(name) && value ? [[name, value] as const] : [],
  );
