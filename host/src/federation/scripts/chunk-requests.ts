import type { ChunkScripts } from '@portal/shared/page-scripts';
import { type TrustedScripts, withoutQuery } from './trusted-scripts.ts';

/** A request that is older than this and has no response counts as hung. Milliseconds. */
const hungAfter = 4_000;

/** What webpack's chunk loaders call (`window.__portalScripts`), and a way to end their hung requests. */
export interface ChunkRequests extends ChunkScripts {
  /** Fails every hung request for a file below one of these folders. */
  failHung(folders: readonly string[]): void;
}

/**
 * Creates what is between webpack's chunk loaders and the trusted scripts: after a failure a file gets a new address,
 * because the browser would answer the same one from the failed request, and `failHung` ends requests that take too
 * long. webpack gives every caller of a file the same promise, so later attempts would wait for a hung request.
 */
export function createChunkRequests(scripts: TrustedScripts, now = () => performance.now()): ChunkRequests {
  /** By absolute address, because webpack requests the host's own files by path. */
  const requests = new Map<string, { readonly count: number; readonly startedAt: number }>();

  const isHung = (address: string): boolean => {
    const last = requests.get(address);
    return last !== undefined && now() - last.startedAt >= hungAfter;
  };

  return {
    integrityOf: scripts.integrityOf,
    addressOf(address) {
      // a chunk loader requests a file again only after a failure
      const plain = withoutQuery(address);
      const count = requests.get(plain)?.count ?? 0;
      requests.set(plain, { count: count + 1, startedAt: now() });
      return scripts.addressOf(address, count);
    },
    failHung(folders) {
      // webpack removes the element of a file that has loaded or failed
      for (const element of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')) {
        const address = withoutQuery(element.src);
        if (folders.some((folder) => address.startsWith(folder)) && isHung(address))
          element.dispatchEvent(new Event('error'));
      }
    },
  };
}
