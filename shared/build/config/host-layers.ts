import webpack, { type Chunk, type ChunkGraph, type Module } from 'webpack';

const { NormalModule } = webpack;

interface Graph {
  readonly chunkGraph: ChunkGraph;
}

/**
 * What is needed together is one file: a layer is all that these sources begin. Every release of the host has a folder
 * of its own, so that nothing is won by splitting further, and each file costs a request and a dictionary.
 */
const layers = {
  /** What every page needs, sign-in too. */
  base: [
    /[\\/]host[\\/]src[\\/]bootstrap\.tsx$/,
    /[\\/]shared[\\/]src[\\/](ui|schema)[\\/]index\.ts$/,
    /[\\/]node_modules[\\/]single-spa[\\/]/,
  ],
  /** What every signed-in page needs. */
  'signed-in': [
    /[\\/]host[\\/]src[\\/](navigation[\\/]frame[\\/]frame\.tsx|reference[\\/]reference\.ts|drafts[\\/]index\.ts)$/,
    /[\\/]shared[\\/]src[\\/](parts|money|data)[\\/]index\.ts$/,
  ],
} as const;

/** Chunks of the host as webpack's `cacheGroups`, docs/adr/0010-cost-of-federation.md. */
export function hostLayers() {
  return {
    default: false as const,
    defaultVendors: false as const,
    react: {
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      name: 'react',
      chunks: 'all' as const,
      priority: 3,
    },
    base: layer('base', layers.base, 2),
    'signed-in': layer('signed-in', layers['signed-in'], 1),
  };
}

/** All modules of the chunks that these sources begin, wherever else they are used. */
function layer(name: string, sources: readonly RegExp[], priority: number) {
  const known = new WeakMap<Chunk, boolean>();
  const begins = (chunk: Chunk, chunkGraph: ChunkGraph): boolean => {
    const before = known.get(chunk);
    if (before !== undefined) return before;
    const found = [...chunkGraph.getChunkRootModules(chunk)].some((module) =>
      sources.some((source) => source.test(fileOf(module))),
    );
    known.set(chunk, found);
    return found;
  };
  const test = (module: Module, { chunkGraph }: Graph): boolean =>
    // a stand-in for what is shared stays where it is used: in the layer, the layer would wait for itself
    module.type !== 'consume-shared-module' &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => begins(chunk, chunkGraph));
  return { name, test, priority, enforce: true };
}

const fileOf = (module: Module): string => (module instanceof NormalModule ? module.resource : '');
