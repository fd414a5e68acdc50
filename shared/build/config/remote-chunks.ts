import type { Chunk, ChunkGraph, Module } from 'webpack';
import { isSlotChunk, slotChunkName } from '../sharing/slot-parts.ts';

/** Bytes before minification. Smaller code that slots share is repeated in each, which costs less than a request. */
const minSize = { common: 6_000, few: 26_500 };

/** Slots that use a module of the common chunk, at least: the pages of the others fetch it too. */
const commonSlots = 4;

interface Graph {
  readonly chunkGraph: ChunkGraph;
}

/** Otherwise every slot would wait for the facades of all slots. */
const isOwnCode = (module: Module) => module.type !== 'consume-shared-module';

/** Whether at least four slots use a module. Parts of slots count as one slot, because a page opens one of them. */
function isCommon(module: Module, { chunkGraph }: Graph): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  const slots = chunks.filter(isSlotChunk).length;
  return isOwnCode(module) && slots + (slots < chunks.length ? 1 : 0) >= commonSlots;
}

/** Names a chunk after those that share it: `cart-checkout`. Names that stay have the dictionary of the release before. */
const nameAfterUsers = (_module: Module, chunks: readonly Chunk[]): string =>
  chunks
    .map(({ name }) => name?.replace(slotChunkName(''), '') ?? 'later')
    .sort()
    .join('-');

/**
 * Returns webpack's `splitChunks` of a remote: a chunk for each slot and part, one for what at least four slots use,
 * and chunks for what some share. Small shared code is repeated in each slot instead, because a request costs more (ADR
 * 10).
 */
export const remoteChunks = () => ({
  chunks: 'async' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    common: { name: 'common', minChunks: 2, minSize: minSize.common, priority: 1, test: isCommon },
    few: { name: nameAfterUsers, minChunks: 2, minSize: minSize.few, test: isOwnCode },
  },
});
