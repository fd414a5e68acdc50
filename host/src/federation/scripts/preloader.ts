import { type RemoteName, type SlotMounter, slotOwners } from '@portal/shared/contract';
import type { Release } from '@portal/shared/federation';
import type { TrustedScripts } from './trusted-scripts.ts';

/**
 * Returns a function that preloads a slot: its container, its chunks and the facades that it uses, all at once, also those
 * of a part that the slot would import later. It ignores a part that the release does not have. `expectedRelease` returns the release that will run, or `undefined` to preload nothing.
 */
export function createPreloader(
  expectedRelease: (remote: RemoteName) => Release | undefined,
  scripts: TrustedScripts,
  prefetchFacades: (names: readonly string[]) => void,
  append: (link: HTMLLinkElement) => void = (link) => document.head.append(link),
): SlotMounter['preload'] {
  const requested = new Set<string>();
  return (slot, part) => {
    const release = expectedRelease(slotOwners[slot]);
    if (!release) return;
    const keys = part === undefined ? [slot] : [slot, `${slot}.${part}`];
    prefetchFacades(keys.flatMap((key) => release.facades?.[key] ?? []));
    for (const file of [release.entry, ...keys.flatMap((key) => release.slots[key] ?? [])]) {
      // with Trusted Types an address is an object, a new one for each call
      const address = String(scripts.addressOf(release.base + file));
      if (requested.has(address)) continue;
      requested.add(address);
      append(scripts.createPreload(address));
    }
  };
}
