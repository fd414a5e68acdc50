import { type RemoteName, type SlotName, slotOwners } from '@portal/shared/contract';
import type { Release } from '@portal/shared/federation';
import type { TrustedScripts } from './trusted-scripts.ts';

/**
 * Fetches a slot's files ahead of need: container, chunks and the facades that it stands on at once, so that they do
 * not wait for one another. `likely` says which release will run; of one that the gate refuses nothing is fetched.
 */
export function createPreloader(
  likely: (remote: RemoteName) => Release | undefined,
  scripts: TrustedScripts,
  fetchFacades: (names: readonly string[]) => void,
  append: (link: HTMLLinkElement) => void = (link) => document.head.append(link),
): (slot: SlotName) => void {
  const asked = new Set<string>();
  return (slot) => {
    const release = likely(slotOwners[slot]);
    if (!release) return;
    fetchFacades(release.facades?.[slot] ?? []);
    for (const file of [release.entry, ...(release.slots[slot] ?? [])]) {
      // browsers with Trusted Types hand out an object, a new one each time
      const address = String(scripts.addressOf(release.base + file));
      if (asked.has(address)) continue;
      asked.add(address);
      append(scripts.preload(address));
    }
  };
}
