import { join } from 'node:path';
import { build } from 'esbuild';
import webpack, { type Compiler } from 'webpack';
import { composerFile } from './composer-file.ts';

const source = join(import.meta.dirname, '../../site/composer.ts');

/** Emits the composer of a host's release, as one module for Node. */
export class ComposerPlugin {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ComposerPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ComposerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { outputFiles } = await build({
            entryPoints: [source],
            bundle: true,
            write: false,
            platform: 'node',
            format: 'esm',
            target: 'node20',
            legalComments: 'none',
          });
          // without the mark, the build would minify it
          for (const { text } of outputFiles)
            compilation.emitAsset(composerFile, new webpack.sources.RawSource(text), { minimized: true });
        },
      );
    });
  }
}
