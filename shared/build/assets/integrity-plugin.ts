import { createRequire } from 'node:module';
import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule.js');

/** webpack's own line, which would set an address that no Trusted Types policy of ours has seen. */
const plainSource = 'script.src = url;';

/**
 * In its place, in the browser: the chunk's hash and trusted address come from the host, and a script that nobody
 * vouches for is refused. An empty hash is a team's own server's, where overrides are allowed.
 */
const vouchedSource = `
var integrity = self.__portalScripts.integrityOf(url);
if (integrity === undefined) return done({ type: 'integrity', target: { src: url } });
script.integrity = integrity;
script.crossOrigin = 'anonymous';
script.src = self.__portalScripts.addressOf(url);`;

/**
 * Replaces the line with which webpack's runtime gives a chunk's script its address. Throws in the build when webpack
 * no longer has that line.
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
 * Gives every chunk an integrity hash at run time and emits `integrity.json`: file name → hash, for all that a release
 * is made of. The federation plugin's `mf-stats.json` is no part of one.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    rewriteChunkScripts(compiler, vouchedSource);
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const hashes = Object.entries(assets)
            .filter(([file]) => /\.(js|json|html|svg|woff2)$/.test(file) && file !== 'mf-stats.json')
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
