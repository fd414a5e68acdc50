import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { experiments } from './config/base-config.ts';

/**
 * For tests: builds sources (file → text) with webpack in a temporary folder, and returns what `readResult` takes from
 * the compilation. Throws webpack's error.
 */
export async function buildSources<Result>(
  sources: Readonly<Record<string, string>>,
  configuration: Configuration,
  readResult: (compilation: Compilation) => Result,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const compiler = webpack({
      mode: 'production',
      experiments,
      context: folder,
      output: { path: join(folder, 'dist'), uniqueName: 'fixture', publicPath: 'auto' },
      ...configuration,
      optimization: { minimize: false, ...configuration.optimization },
    });
    return await new Promise<Result>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats || stats.hasErrors()) {
          reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
          return;
        }
        try {
          // read before the compiler is closed, which drops its graphs
          resolve(readResult(stats.compilation));
        } catch (thrown) {
          reject(thrown);
        }
        compiler.close(() => undefined);
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
