import type { Monitor, RemoteName } from '@portal/shared/contract';
import type { RegistryEntry } from '@portal/shared/federation';
import { withDeadline } from '../loading/timers.ts';
import type { KnownReleases } from './known-releases.ts';
import { decodeRegistry, type RegistryRules } from './registry.ts';

declare global {
  interface Window {
    /** Path of a record → the response that the page's script has asked for (shared/site/page/record-script.ts). */
    __portalRecords?: Record<string, Promise<Response>>;
  }
}

/** How long a record may take, in milliseconds. */
const deadline = 5_000;

interface RecordsOptions {
  readonly releases: Pick<KnownReleases, 'entry' | 'complete'>;
  readonly rules: RegistryRules;
  readonly monitor: Pick<Monitor, 'error'>;
  /** Trusts the files of an entry. Called before it is used. */
  readonly trust: (remote: RemoteName, entry: RegistryEntry) => void;
}

/**
 * Fetches what a large page does not have of a remote's entry. `undefined` when there is nothing to fetch. Resolves with whether
 * the entry is whole; never rejects.
 */
export type Records = (remote: RemoteName) => Promise<boolean> | undefined;

/** Creates the reader of records. A record that is missing, or whose hash is another than the page's, is reported. */
export function createRecords({ releases, rules, monitor, trust }: RecordsOptions): Records {
  const requests = new Map<RemoteName, Promise<boolean>>();

  async function fetchEntry(
    remote: RemoteName,
    { path, integrity }: NonNullable<RegistryEntry['record']>,
  ): Promise<RegistryEntry> {
    const begun = window.__portalRecords ?? {};
    const request = begun[path] ?? fetch(path, { integrity });
    // a response can be read once
    delete begun[path];
    // one without the file does not match the hash either
    const remotes = { [remote]: await (await request).json() };
    const entry = decodeRegistry({ format: 1, host: '0.0.0', remotes }, rules).registry.remotes[remote];
    if (!entry) throw new Error('not valid');
    return entry;
  }

  return (remote) => {
    const record = releases.entry(remote)?.record;
    if (!record) return undefined;
    const request =
      requests.get(remote) ??
      withDeadline(fetchEntry(remote, record), deadline)
        .then((entry) => {
          trust(remote, entry);
          releases.complete(remote, entry);
          return true;
        })
        .catch((error: unknown) => {
          monitor.error(new Error(`the record of ${remote} could not be used`, { cause: error }), 'record');
          return false;
        })
        .finally(() => requests.delete(remote));
    requests.set(remote, request);
    return request;
  };
}
