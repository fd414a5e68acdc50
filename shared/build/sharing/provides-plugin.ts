import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import type { HostProvides } from '../../site/builds/build.ts';
import type { Provides } from '../../src/contract/federation/needs.ts';
import type { SharedEntry } from './sharing.ts';

const { DefinePlugin, RuntimeModule, sources } = webpack;

export interface ProvidesOptions {
  readonly contract: string;
  /** Versions of earlier majors of the contract that the host still fulfils. */
  readonly earlierContracts: readonly string[];
  /** Versions of the federation runtime that remotes may be built with; the host's first. */
  readonly federation: readonly string[];
  /** The host's sharing table. */
  readonly shared: Readonly<Record<string, Pick<SharedEntry, 'version'>>>;
  /** Entries of the table whose exports are listed. */
  readonly facades: readonly string[];
  /** Names of the places. Only the release commands read them. */
  readonly places: readonly string[];
}

/** Expression by which the host's code reads the data at run time. */
const runtimeVariable = '__webpack_require__.portalProvides';

/**
 * Writes what a host provides to `provides.json` and to its bundle as `__PORTAL_PROVIDES__`. A runtime module has the
 * data, because webpack knows the facades' exports only after parsing.
 */
export class ProvidesPlugin {
  constructor(private readonly options: ProvidesOptions) {}

  apply(compiler: Compiler) {
    new DefinePlugin({ __PORTAL_PROVIDES__: runtimeVariable }).apply(compiler);
    compiler.hooks.thisCompilation.tap('ProvidesPlugin', (compilation) => {
      const provides = () => this.#provides(compilation);
      const { places } = this.options;
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ProvidesPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ProvidesRuntimeModule(() => JSON.stringify(provides())));
      });
      compilation.hooks.processAssets.tap(
        { name: 'ProvidesPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () =>
          compilation.emitAsset(
            'provides.json',
            new sources.RawSource(
              JSON.stringify({ ...provides(), places: [...places] } satisfies HostProvides),
            ),
          ),
      );
    });
  }

  #provides(compilation: Compilation): Provides {
    const { contract, earlierContracts, federation, shared, facades } = this.options;
    return {
      contract,
      ...(earlierContracts.length > 0 ? { earlierContracts: [...earlierContracts] } : {}),
      federation: [...federation],
      shared: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
      exports: Object.fromEntries(facades.map((facade) => [facade, exportsOf(compilation, facade)])),
    };
  }
}

class ProvidesRuntimeModule extends RuntimeModule {
  constructor(private readonly provides: () => string) {
    super('portal provides');
  }

  override generate() {
    return `${runtimeVariable} = ${this.provides()};`;
  }
}

/** Returns all exports of a facade, sorted. Throws when webpack does not know them. */
function exportsOf(compilation: Compilation, facade: string): string[] {
  for (const module of compilation.modules) {
    if (!providesFacade(module, facade)) continue;
    const [dependency] = module.blocks.flatMap((block) => block.dependencies).concat(module.dependencies);
    const index = dependency && compilation.moduleGraph.getModule(dependency);
    const names = index && compilation.moduleGraph.getProvidedExports(index);
    if (Array.isArray(names)) return [...names].sort();
  }
  throw new Error(`The exports of ${facade} are not known: it must name them one by one`);
}

const providesFacade = (module: Module, facade: string) =>
  module.type === 'provide-module' && Reflect.get(module, '_name') === facade;
