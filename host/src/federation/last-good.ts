import type { RemoteName } from '@portal/shared/contract';
import { releaseVersion } from '@portal/shared/federation';
import * as z from '@portal/shared/schema';

/** Which version of each remote last worked in this browser. */
export interface LastGood {
  of(remote: RemoteName): string | undefined;
  remember(remote: RemoteName, version: string): void;
}

const key = 'portal-last-good';
const versions = z.record(z.string(), releaseVersion);

/**
 * Kept in the browser: versions and nothing else, since what an address or a hash may be is for the page alone to
 * say. A browser that keeps nothing, or something else, knows nothing.
 */
export function createLastGood(storage: () => Pick<Storage, 'getItem' | 'setItem'>): LastGood {
  const read = (): Readonly<Record<string, string>> => {
    try {
      const decoded = z.safeParse(versions, JSON.parse(storage().getItem(key) ?? '{}'));
      return decoded.success ? decoded.data : {};
    } catch {
      return {};
    }
  };
  return {
    of: (remote) => read()[remote],
    remember(remote, version) {
      const known = read();
      if (known[remote] === version) return;
      try {
        storage().setItem(key, JSON.stringify({ ...known, [remote]: version }));
      } catch {
        // a browser that keeps nothing only loses an order of preference
      }
    },
  };
}
