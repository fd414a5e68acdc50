import { createRequire } from 'node:module';
import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule.js');

/** webpack's line, which sets an address without our Trusted Types policy. */
const plainSource = 'script.src = url;';

/**
 * Its replacement in the browser. Hash and trusted address come from the host; a script without a hash is refused. An
 * override's scripts have an empty hash.
 */
const verifiedSource = `
var integrity = self.__portalScripts.integrityOf(url);
if (integrity === undefined) return done({ type: 'integrity', target: { src: url } });
script.integrity = integrity;
script.crossOrigin = 'anonymous';
script.src = self.__portalScripts.addressOf(url);`;

/**
 * Makes webpack's runtime, where it sets the address of a chunk's script element, run the JavaScript `source` instead.
 * The build fails when the runtime has no such line, as after an update of webpack.
 */
export function rewriteChunkScripts(compiler: Compiler, source: string): void {
  compiler.hooks.compilation.tap('rewriteChunkScripts', (compilation) => {
    const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
    createScript.tap('rewriteChunkScripts', (code: string) => {
      if (!code.includes(plainSource))
        throw new Error('webpack makes scripts in another way: see shared/build/assets/integrity-plugin.ts');
      return code.replace(plainSource, source);
    });
  });
}

/**
 * Loads every chunk with an integrity hash and emits `integrity.json`: file name → hash, for each file of a release.
 * The federation plugin's `mf-stats.json` is not released.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    rewriteChunkScripts(compiler, verifiedSource);
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const hashes = Object.entries(assets)
            .filter(
              ([file]) =>
                /\.(m?js|json|html|svg|txt|woff2)(\.br|\.gz)?$/.test(file) && file !== 'mf-stats.json',
            )
            // compressed forms are emitted as they are ready; equal sources give equal bytes
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([file, asset]) => [file, integrityOf(asset.buffer())]);
          compilation.emitAsset(
            'integrity.json',
            new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(hashes), null, 1)),
          );
        },
      );
    });
  }
}
