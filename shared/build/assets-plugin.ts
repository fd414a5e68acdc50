import { relative } from 'node:path';
import webpack, { type Chunk, type Compiler } from 'webpack';

const { NormalModule, sources } = webpack;

/** What the composition of the HTML needs to know of a build; written as `assets.json`. */
export interface Assets {
  /** Scripts of the entry, in order. */
  readonly entry: readonly string[];
  /** Source file (from the project's root) → the files of the chunk that it begins, and those fetched with it. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Emits `assets.json`: which file a source begins, so that it can be fetched ahead. */
export class AssetsPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const chunks: Record<string, string[]> = {};
          for (const chunk of compilation.chunks) {
            for (const module of compilation.chunkGraph.getChunkRootModules(chunk)) {
              const source = relative(this.root, resourceOf(module) ?? '');
              if (!source || source.startsWith('..')) continue;
              // a shared module also stands in a fallback chunk, which is never fetched
              if (isProvided(chunk) || !chunks[source]) chunks[source] = scriptsWith(chunk);
            }
          }
          const entry = [...compilation.entrypoints.values()].flatMap((entrypoint) =>
            scriptsOf(entrypoint.getFiles()),
          );
          const assets: Assets = { entry, chunks };
          compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(assets, null, 1)));
        },
      );
    });
  }
}

/** A module's file, also where webpack has joined several modules into one. */
function resourceOf(module: object): string | undefined {
  if (module instanceof NormalModule) return module.resource;
  const root: unknown = Reflect.get(module, 'rootModule');
  return root instanceof NormalModule ? root.resource : undefined;
}

/** Whether the sharing table provides this chunk, rather than keeping it as a fallback. */
const isProvided = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ module }) => module?.type === 'provide-module'),
  );

/** A chunk's scripts and those that are fetched together with it. */
const scriptsWith = (chunk: Chunk): string[] => [
  ...new Set([...chunk.groupsIterable].flatMap((group) => scriptsOf(group.getFiles()))),
];

const scriptsOf = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
