import webpack, { type Compiler } from 'webpack';
import { integrityOf } from '../../build/assets/integrity.ts';
import { rewriteChunkScripts } from '../../build/assets/integrity-plugin.ts';

/** Their addresses still pass the page's one Trusted Types policy, which lets through only what the host trusts. */
const trustedSource = `
script.crossOrigin = 'anonymous';
script.src = self.__portalScripts.addressOf(url);`;

/**
 * Stands in IntegrityPlugin's place while developing: scripts change under the page, so none has a hash, at run time
 * or in `integrity.json`.
 */
export class TrustedChunksPlugin {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    rewriteChunkScripts(compiler, trustedSource);
    compiler.hooks.thisCompilation.tap('TrustedChunksPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'TrustedChunksPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const hashes = Object.entries(assets)
            .filter(([file]) => /\.(html|svg|woff2)$/.test(file))
            .map(([file, asset]) => [file, integrityOf(asset.buffer())]);
          const text = JSON.stringify(Object.fromEntries(hashes));
          compilation.emitAsset('integrity.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}
