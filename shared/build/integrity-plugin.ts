import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import webpack, { type Compiler } from 'webpack';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule.js');

/** Subresource-integrity value of a file's bytes. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** webpack's own line, which would set an address that no Trusted Types policy of ours has seen. */
const plainSource = 'script.src = url;';

/**
 * In its place, in the browser: the chunk's hash and trusted address come from the host, and a script that nobody
 * vouches for is refused.
 */
const vouchedSource = `
var integrity = self.__portalScripts.integrityOf(url);
if (!integrity) return done({ type: 'integrity', target: { src: url } });
script.integrity = integrity;
script.crossOrigin = 'anonymous';
script.src = self.__portalScripts.addressOf(url);`;

function vouched(code: string): string {
  if (!code.includes(plainSource))
    throw new Error('webpack makes scripts in another way: see IntegrityPlugin');
  return code.replace(plainSource, vouchedSource);
}

/** Gives every chunk an integrity hash at run time and emits `integrity.json`: file name → hash. */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', vouched);
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
