import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import webpack, { type Compiler } from 'webpack';
import { fontFile } from '../../src/ui/theme/fonts.ts';
import { contentFolder } from './content-folder.ts';

/** Emits the portal's font into the host's build; the composed HTML declares and preloads it. */
export class FontPlugin {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FontPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FontPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const bytes = readFileSync(createRequire(import.meta.url).resolve(fontFile));
          const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
          compilation.emitAsset(`${contentFolder}/inter.${hash}.woff2`, new webpack.sources.RawSource(bytes));
        },
      );
    });
  }
}
