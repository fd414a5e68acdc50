import webpack, { type Compilation, type Compiler, type Module, type ModuleGraphConnection } from 'webpack';
import type { Needs } from '../../src/federation/needs.ts';
import type { SharedEntry } from './sharing.ts';

const { WebpackError } = webpack;

export interface NeedsOptions {
  readonly contract: string;
  readonly federation: string;
  /** The remote's sharing table. */
  readonly shared: Readonly<Record<string, Pick<SharedEntry, 'requiredVersion'>>>;
  /** Entries of the table whose exports are told one by one. */
  readonly facades: readonly string[];
}

/**
 * Finds out what a remote uses of what the host shares: from webpack's own graph, after tree-shaking. `needs` answers
 * once the compilation is sealed. A facade that is used as a whole (`export *`, a namespace that is passed on) fails
 * the build, because nobody could say whether a host has all of it.
 */
export class NeedsPlugin {
  readonly #shared = new Set<string>();
  readonly #exports = new Map<string, Set<string>>();

  constructor(private readonly options: NeedsOptions) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('NeedsPlugin', (compilation) => {
      this.#shared.clear();
      this.#exports.clear();
      // here the chunks' modules are known, and not yet joined into larger ones
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

  /** What the remote needs of a host. Names are sorted, so that equal sources give equal bytes. */
  needs(): Needs {
    const { contract, federation, shared } = this.options;
    const consumed = [...this.#shared].sort();
    return {
      contract,
      federation,
      shared: Object.fromEntries(
        consumed.flatMap((name) => (shared[name] ? [[name, shared[name].requiredVersion]] : [])),
      ),
      exports: Object.fromEntries(
        consumed.flatMap((name) => {
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

/** The name under which a module is taken from the host; undefined for the remote's own modules. */
export function consumedName(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const options: unknown = Reflect.get(module, 'options');
  const name: unknown = typeof options === 'object' && options ? Reflect.get(options, 'shareKey') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The places in code that will run from which a module is referred to. */
const liveConnections = ({ moduleGraph, chunkGraph }: Compilation, module: Module) =>
  [...moduleGraph.getIncomingConnections(module)].filter(
    (connection) =>
      connection.originModule &&
      chunkGraph.getNumberOfModuleChunks(connection.originModule) > 0 &&
      connection.isTargetActive(undefined),
  );
