import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Compiler } from 'webpack';
import { firstPaintFile } from './first-paint.ts';

/**
 * Renders what a package shows before its code is there (`src/first-paint.tsx`) and puts it beside the build. In a
 * process of its own: it runs the sources as production does, and the build's process is no browser.
 */
export class FirstPaintPlugin {
  constructor(private readonly directory: string) {}

  apply(compiler: Compiler) {
    if (!existsSync(join(this.directory, 'src/first-paint.tsx'))) return;
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstPaintPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'FirstPaintPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () =>
          compilation.emitAsset(firstPaintFile, new webpack.sources.RawSource(await this.#render())),
      );
    });
  }

  async #render(): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'render.ts'), this.directory],
      {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 16_000_000,
      },
    );
    return stdout;
  }
}
