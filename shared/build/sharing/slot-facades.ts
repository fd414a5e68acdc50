import type { Compilation } from 'webpack';
import { facades } from './facades.ts';
import { consumedName } from './needs-plugin.ts';

/**
 * Returns the facades that each slot imports at once. The host fetches them together with the slot's files. Facades that
 * a slot imports later are left out.
 */
export function facadesBySlot(
  { namedChunkGroups, chunkGraph }: Pick<Compilation, 'namedChunkGroups' | 'chunkGraph'>,
  slots: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const known: readonly string[] = facades;
  const facadesOf = (slot: string): readonly string[] => {
    const chunks = namedChunkGroups.get(`__federation_expose_${slot.replaceAll('-', '_')}`)?.chunks ?? [];
    const names = chunks.flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => consumedName(module) ?? []),
    );
    return [...new Set(names)].filter((name) => known.includes(name)).sort();
  };
  return Object.fromEntries(slots.map((slot) => [slot, facadesOf(slot)]));
}
