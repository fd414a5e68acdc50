import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import webpack, { type Compiler } from 'webpack';

/**
 * Emits files that webpack does not make. `files`: name in the build → path, or a function that returns the content. `[hash]`
 * in a name is eight digits of the content's hash.
 */
export class StaticFilesPlugin {
  constructor(private readonly files: Readonly<Record<string, string | (() => Buffer)>>) {}

  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StaticFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const [name, source] of Object.entries(this.files)) {
            const bytes = typeof source === 'string' ? readFileSync(source) : source();
            const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
            if (typeof source === 'string') compilation.fileDependencies.add(source);
            // without the mark, the build would minify a script again
            const asset = new webpack.sources.RawSource(bytes);
            compilation.emitAsset(name.replace('[hash]', hash), asset, { minimized: true });
          }
        },
      );
    });
  }
}
