import type { ChunkGroup, Compilation } from 'webpack';
import { facades } from './facades.ts';
import { consumedName } from './needs-plugin.ts';
import { findSlotParts, slotChunkName } from './slot-parts.ts';

/**
 * Returns the facades that each slot, and each part of a slot (`slot.part`), imports at once. The host fetches them
 * together with the slot's files. Facades that a slot imports later are left out, and slots and parts without any.
 */
export function facadesBySlot(
  compilation: Pick<Compilation, 'namedChunkGroups' | 'chunkGraph'>,
  slots: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const { namedChunkGroups, chunkGraph } = compilation;
  const facadeNames: readonly string[] = facades;
  const facadesOf = (group: ChunkGroup | undefined): readonly string[] => {
    const names = (group?.chunks ?? []).flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => consumedName(module) ?? []),
    );
    return [...new Set(names)].filter((name) => facadeNames.includes(name)).sort();
  };
  const groups = [
    ...slots.map((slot) => [slot, namedChunkGroups.get(slotChunkName(slot))] as const),
    ...Object.entries(findSlotParts(compilation, slots)),
  ];
  return Object.fromEntries(
    groups.map(([name, group]) => [name, facadesOf(group)] as const).filter(([, names]) => names.length > 0),
  );
}
