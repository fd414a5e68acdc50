import type { RemoteName, SlotMounter } from '@portal/shared/contract';
import type { Release } from '@portal/shared/federation';
import type { SlotDirectory } from '../../core/slot-directory.ts';
import type { Records } from '../registry/index.ts';
import type { TrustedScripts } from './trusted-scripts.ts';

/** Fetches a slot's files before it is mounted, and those of a part that the slot would import later. */
export interface Preloader {
  /** For a slot that the page shows now. */
  preload: SlotMounter['preload'];
  /** For a slot that the agent may open next: with low priority, and the browser does not expect that it is used. */
  prefetch: SlotMounter['preload'];
}

/**
 * Creates the preloader of a page. It fetches container, chunks and facades of a slot all at once, each file once, and
 * ignores a part that the release does not have. `findSlot` finds a slot by its name. `expectedRelease` returns the release
 * that will run, or `undefined` to fetch nothing; `complete` fetches its record first.
 */
export function createPreloader(
  findSlot: SlotDirectory['find'],
  expectedRelease: (remote: RemoteName) => Release | undefined,
  scripts: TrustedScripts,
  prefetchFacades: (names: readonly string[]) => void,
  complete: Records,
  append: (link: HTMLLinkElement) => void = (link) => document.head.append(link),
): Preloader {
  const requestedAddresses = new Set<string>();
  const fetchFiles =
    (rel: 'preload' | 'prefetch'): SlotMounter['preload'] =>
    (name, part) => {
      const { remote, slot } = findSlot(name);
      const record = complete(remote);
      if (record) return void record.then((isWhole) => isWhole && fetchFiles(rel)(name, part));
      const release = expectedRelease(remote);
      if (!release) return;
      const keys = part === undefined ? [slot] : [slot, `${slot}.${part}`];
      prefetchFacades(keys.flatMap((key) => release.facades?.[key] ?? []));
      for (const file of [release.entry, ...keys.flatMap((key) => release.slots[key] ?? [])]) {
        // with Trusted Types an address is an object, a new one for each call
        const address = String(scripts.addressOf(release.base + file));
        if (requestedAddresses.has(address)) continue;
        requestedAddresses.add(address);
        append(scripts.createLink(rel, address));
      }
    };
  return { preload: fetchFiles('preload'), prefetch: fetchFiles('prefetch') };
}
