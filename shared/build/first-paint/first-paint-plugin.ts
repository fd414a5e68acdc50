import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Compiler } from 'webpack';
import { firstPaintFile } from './first-paint.ts';

/**
 * Renders a package's `src/first-paint.tsx` and emits the result. Runs in a separate process, because the sources must
 * run with `NODE_ENV=production`.
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
      ['--import=tsx', join(import.meta.dirname, 'render.ts'), this.directory],
      {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 16_000_000,
      },
    );
    return stdout;
  }
}
