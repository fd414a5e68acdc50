import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import webpack, { type Compiler } from 'webpack';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule.js');

/** Subresource-integrity value of a file's bytes. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Runs in the browser where webpack makes a chunk's script: takes the chunk's hash from the map that the composed
 * HTML carries, and refuses a script that has none.
 */
const lookUp = `
var integrity = self.__portalIntegrity && self.__portalIntegrity(url);
if (!integrity) return done({ type: 'integrity', target: { src: url } });
script.integrity = integrity;
script.crossOrigin = 'anonymous';`;

/** Gives every chunk an integrity hash at run time and emits `integrity.json`: file name → hash. */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code: string) => code + lookUp,
      );
    });
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const hashes = Object.entries(assets)
            .filter(([file]) => /\.(js|css|json|woff2)$/.test(file) && file !== 'mf-stats.json')
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
