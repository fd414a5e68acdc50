import { type ChunkScripts, type TrustedScripts, withoutQuery } from './trusted-scripts.ts';

/** A file that was asked for longer ago than this, and has not come, hangs. Milliseconds. */
const hungAfter = 4_000;

/** What webpack's chunk loaders ask (`window.__portalScripts`), and what they still wait for. */
export interface ChunkLoads extends ChunkScripts {
  /** Tells whoever waits for a hung file below one of these folders that it did not come. */
  giveUpHung(folders: readonly string[]): void;
}

/**
 * Stands between webpack's chunk loaders and the scripts of the portal, because webpack waits for a file as long as a
 * first rung lasts (`chunkLoadTimeout`), longer than any further one, and hands its promise to everybody who asks
 * meanwhile. Once given up, a file is asked for under
 * a new address: a second request for the same one would wait for the first, or get what the browser kept of it.
 */
export function createChunkLoads(scripts: TrustedScripts, now = () => performance.now()): ChunkLoads {
  /** By address in full: webpack asks for the host's own files by path. */
  const asked = new Map<string, { readonly times: number; readonly at: number }>();

  const isHung = (address: string): boolean => {
    const last = asked.get(address);
    return last !== undefined && now() - last.at >= hungAfter;
  };

  return {
    integrityOf: scripts.integrityOf,
    addressOf(address) {
      // a loader asks a second time only when the file did not come the first time
      const plain = withoutQuery(address);
      const times = asked.get(plain)?.times ?? 0;
      asked.set(plain, { times: times + 1, at: now() });
      return scripts.addressOf(address, times);
    },
    giveUpHung(folders) {
      // webpack takes the element of a file that came, or failed, off the page
      for (const element of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')) {
        const address = withoutQuery(element.src);
        if (folders.some((folder) => address.startsWith(folder)) && isHung(address))
          element.dispatchEvent(new Event('error'));
      }
    },
  };
}
