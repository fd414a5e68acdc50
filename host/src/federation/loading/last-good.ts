import type { RemoteName } from '@portal/shared/contract';
import { releaseVersion } from '@portal/shared/federation';
import * as z from '@portal/shared/schema';
import { readStored, writeStored } from '@portal/shared/stored-values';

/** The version of each remote that last worked in this browser. */
export interface LastGood {
  of(remote: RemoteName): string | undefined;
  remember(remote: RemoteName, version: string): void;
}

const key = 'portal-last-good';
const versions = z.record(z.string(), releaseVersion);

/**
 * Creates the memory of the version of each remote that mounted last, in `storage`. It stores versions only, because
 * addresses and hashes must come from the composed page. Unreadable or invalid storage counts as empty.
 */
export function createLastGood(storage: () => Pick<Storage, 'getItem' | 'setItem'>): LastGood {
  const readVersions = () => readStored(storage, key, versions) ?? {};
  return {
    of: (remote) => readVersions()[remote],
    remember(remote, version) {
      const versions = readVersions();
      if (versions[remote] === version) return;
      // without storage only the order of the previous releases is lost
      writeStored(storage, key, { ...versions, [remote]: version });
    },
  };
}
