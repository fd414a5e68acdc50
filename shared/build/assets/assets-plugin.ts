import { relative } from 'node:path';
import webpack, { type ChunkGroup, type Compilation, type Compiler, type Module } from 'webpack';

const { NormalModule, sources } = webpack;

/** A build's script files, for the composition of the HTML; written as `assets.json`. */
export interface Assets {
  /** Scripts of the entry, in order. */
  readonly entry: readonly string[];
  /** Source file (from the project's root) → the script files that its `import()` fetches. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Emits `assets.json`, so that a page can preload the files of a source. */
export class AssetsPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const chunks: Record<string, readonly string[]> = {};
          const note = (module: Module, group: ChunkGroup, isKept: boolean) => {
            const source = relative(this.root, resourceOf(module) ?? '');
            if (!source || source.startsWith('..')) return;
            if (isKept || !chunks[source]) chunks[source] = scriptsOf(group.getFiles());
          };
          for (const group of compilation.chunkGroups) {
            for (const { module: origin } of group.origins) {
              // a shared module is also in a fallback chunk, which is never fetched
              const isProvided = origin?.type === 'provide-module';
              for (const module of modulesBegunBy(compilation, origin, group))
                note(module, group, isProvided);
            }
          }
          const entrypoints = [...compilation.entrypoints.values()];
          for (const entrypoint of entrypoints) {
            const modules = compilation.chunkGraph.getChunkEntryModulesIterable(
              entrypoint.getEntrypointChunk(),
            );
            for (const module of modules) note(module, entrypoint, true);
          }
          const entry = entrypoints.flatMap((entrypoint) => scriptsOf(entrypoint.getFiles()));
          const assets: Assets = { entry, chunks };
          compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(assets, null, 1)));
        },
      );
    });
  }
}

/** Returns a module's file, also if webpack has concatenated it with others. */
function resourceOf(module: object): string | undefined {
  if (module instanceof NormalModule) return module.resource;
  const root: unknown = Reflect.get(module, 'rootModule');
  return root instanceof NormalModule ? root.resource : undefined;
}

/** Returns the modules that `origin` loads by the `import()` that created this chunk group. */
const modulesBegunBy = (
  { chunkGraph, moduleGraph }: Compilation,
  origin: Module | null | undefined,
  group: ChunkGroup,
): readonly Module[] =>
  (origin?.blocks ?? [])
    .filter((block) => chunkGraph.getBlockChunkGroup(block) === group)
    .flatMap(({ dependencies }) => dependencies)
    .flatMap((dependency) => moduleGraph.getModule(dependency) ?? []);

/** Returns the scripts among a chunk's files, without hot updates, which webpack lists there too. */
export const scriptsOf = (files: Iterable<string>) =>
  [...files].filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'));
