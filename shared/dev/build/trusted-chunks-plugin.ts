import webpack, { type Compiler } from 'webpack';
import { integrityOf } from '../../build/assets/integrity.ts';
import { rewriteChunkScripts } from '../../build/assets/integrity-plugin.ts';

/** Addresses still pass the page's Trusted Types policy, which allows only the host's trusted origins. */
const trustedSource = `
script.crossOrigin = 'anonymous';
script.src = self.__portalScripts.addressOf(url);`;

/** Replaces IntegrityPlugin in development: scripts change while the page is open, so they have no hashes. */
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
