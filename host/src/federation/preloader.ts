import { type SlotName, slotOwners } from '@portal/shared/contract';
import type { Registry } from './registry.ts';
import type { TrustedScripts } from './trusted-scripts.ts';

/** Fetches a slot's files ahead of need: container and chunks at once, so that they do not wait for one another. */
export function createPreloader(
  registry: Registry,
  scripts: TrustedScripts,
  append: (link: HTMLLinkElement) => void = (link) => document.head.append(link),
): (slot: SlotName) => void {
  const asked = new Set<string>();
  return (slot) => {
    const { entry, slots } = registry.remotes[slotOwners[slot]].current;
    for (const address of [entry, ...(slots[slot] ?? [])]) {
      if (asked.has(address)) continue;
      asked.add(address);
      append(scripts.preload(address));
    }
  };
}
