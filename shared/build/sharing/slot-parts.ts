import type { ChunkGroup, Compilation } from 'webpack';

const slotPrefix = '__federation_expose_';

/** Returns the name that the federation plugin gives to a slot's chunk. */
export const slotChunkName = (slot: string): string => slotPrefix + slot.replaceAll('-', '_');

/** Whether a chunk is that of a slot, by its name; false for one without a name. */
export const isSlotChunk = ({ name }: { readonly name?: string | null | undefined }): boolean =>
  name?.startsWith(slotPrefix) ?? false;

/**
 * Returns the parts of slots, by `slot.part`: the named chunks that a slot imports later. The host fetches a part as soon
 * as the agent or the address asks for it, without waiting for the slot's code.
 */
export function findSlotParts(
  { namedChunkGroups }: Pick<Compilation, 'namedChunkGroups'>,
  slots: readonly string[],
): Readonly<Record<string, ChunkGroup>> {
  return Object.fromEntries(
    slots.flatMap((slot) =>
      (namedChunkGroups.get(slotChunkName(slot))?.getChildren() ?? []).flatMap((group) =>
        group.name ? [[`${slot}.${group.name}`, group] as const] : [],
      ),
    ),
  );
}
