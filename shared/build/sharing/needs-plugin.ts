import webpack, { type Compilation, type Compiler, type Module, type ModuleGraphConnection } from 'webpack';
import type { Needs } from '../../src/contract/federation/needs.ts';
import type { SharedEntry } from './sharing.ts';

const { WebpackError } = webpack;

export interface NeedsOptions {
  readonly contract: string;
  readonly federation: string;
  /** The remote's sharing table. */
  readonly shared: Readonly<Record<string, Pick<SharedEntry, 'requiredVersion'>>>;
  /** Entries of the table whose used exports are listed. */
  readonly facades: readonly string[];
}

/**
 * Collects the shared modules and exports that a remote uses, from webpack's module graph after tree-shaking. Call
 * `needs` after the compilation. Use of a whole facade (`export *`, a namespace object) fails the build, because the
 * needed exports are then unknown.
 */
export class NeedsPlugin {
  readonly #shared = new Set<string>();
  readonly #exports = new Map<string, Set<string>>();

  constructor(private readonly options: NeedsOptions) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('NeedsPlugin', (compilation) => {
      this.#shared.clear();
      this.#exports.clear();
      // in this hook the chunks' modules are known and not concatenated yet
      compilation.hooks.optimize.tap('NeedsPlugin', () => {
        for (const module of compilation.modules) {
          const name = consumedName(module);
          if (name === undefined) continue;
          for (const connection of liveConnections(compilation, module)) {
            this.#shared.add(name);
            if (this.options.facades.includes(name)) this.#noteExports(compilation, name, connection);
          }
        }
      });
    });
  }

  /** Returns the remote's needs. Names are sorted, so that equal sources give equal bytes. */
  needs(): Needs {
    const { contract, federation, shared } = this.options;
    const consumedNames = [...this.#shared].sort();
    return {
      contract,
      federation,
      shared: Object.fromEntries(
        consumedNames.flatMap((name) => (shared[name] ? [[name, shared[name].requiredVersion]] : [])),
      ),
      exports: Object.fromEntries(
        consumedNames.flatMap((name) => {
          const names = this.#exports.get(name);
          return names ? [[name, [...names].sort()]] : [];
        }),
      ),
    };
  }

  #noteExports(
    compilation: Compilation,
    facade: string,
    { dependency, originModule }: ModuleGraphConnection,
  ) {
    for (const reference of dependency?.getReferencedExports(compilation.moduleGraph, undefined) ?? []) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name === undefined) {
        const where = originModule?.readableIdentifier(compilation.requestShortener) ?? 'The container';
        compilation.errors.push(
          new WebpackError(`${where} uses ${facade} as a whole: import what it needs by name`),
        );
        continue;
      }
      this.#exports.set(facade, (this.#exports.get(facade) ?? new Set()).add(name));
    }
  }
}

/** Returns the shared name of a module that comes from the host; undefined for the remote's own modules. */
export function consumedName(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const options: unknown = Reflect.get(module, 'options');
  const name: unknown = typeof options === 'object' && options ? Reflect.get(options, 'shareKey') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Returns the references to a module from code that is not removed by tree-shaking. */
const liveConnections = ({ moduleGraph, chunkGraph }: Compilation, module: Module) =>
  [...moduleGraph.getIncomingConnections(module)].filter(
    (connection) =>
      connection.originModule &&
      chunkGraph.getNumberOfModuleChunks(connection.originModule) > 0 &&
      connection.isTargetActive(undefined),
  );
