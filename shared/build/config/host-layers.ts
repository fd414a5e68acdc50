import webpack, { type Chunk, type ChunkGraph, type Module } from 'webpack';

const { NormalModule } = webpack;

interface Graph {
  readonly chunkGraph: ChunkGraph;
}

/**
 * Layer → sources whose chunks are merged into it. Browsers fetch a layer again when one of its sources has changed.
 * Finer files would stay cached more often, but each file costs a request and a compression dictionary.
 */
const layers = {
  /** What every page needs, sign-in too. */
  base: [
    /[\\/]host[\\/]src[\\/]bootstrap\.tsx$/,
    /[\\/]shared[\\/]src[\\/](screen[\\/]ui|foundation[\\/]schema)[\\/]index\.ts$/,
    /[\\/]node_modules[\\/]single-spa[\\/]/,
  ],
  /** What every signed-in page needs. */
  'signed-in': [
    /[\\/]host[\\/]src[\\/](navigation[\\/]frame[\\/]frame\.tsx|reference[\\/]reference\.ts|drafts[\\/]index\.ts)$/,
    /[\\/]shared[\\/]src[\\/](screen[\\/]parts|foundation[\\/]money|screen[\\/]data)[\\/]index\.ts$/,
  ],
} as const;

/**
 * Returns webpack's `cacheGroups` that put the host's code into its layers, one file each: `react`, `base`, and
 * `signed-in`, which is what every signed-in page needs (docs/adr/0010-cost-of-federation.md).
 */
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
    base: cacheGroup('base', layers.base, 2),
    'signed-in': cacheGroup('signed-in', layers['signed-in'], 1),
  };
}

/** A cache group with all modules of the chunks whose root is one of these sources. */
function cacheGroup(name: string, sources: readonly RegExp[], priority: number) {
  const results = new WeakMap<Chunk, boolean>();
  const isLayerRoot = (chunk: Chunk, chunkGraph: ChunkGraph): boolean => {
    const earlierResult = results.get(chunk);
    if (earlierResult !== undefined) return earlierResult;
    const isRoot = [...chunkGraph.getChunkRootModules(chunk)].some((module) =>
      sources.some((source) => source.test(fileOf(module))),
    );
    results.set(chunk, isRoot);
    return isRoot;
  };
  const test = (module: Module, { chunkGraph }: Graph): boolean =>
    // a module that waits for a shared module must stay out: the layer would wait for itself
    module.type !== 'consume-shared-module' &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => isLayerRoot(chunk, chunkGraph));
  return { name, test, priority, enforce: true };
}

const fileOf = (module: Module): string => (module instanceof NormalModule ? module.resource : '');
