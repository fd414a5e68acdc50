import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Emits source files unchanged; composition needs them. */
export class StaticFilesPlugin {
  constructor(
    private readonly folder: string,
    private readonly files: readonly string[],
  ) {}

  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StaticFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const file of this.files) {
            const path = join(this.folder, file);
            compilation.fileDependencies.add(path);
            compilation.emitAsset(file, new webpack.sources.RawSource(readFileSync(path)));
          }
        },
      );
    });
  }
}
