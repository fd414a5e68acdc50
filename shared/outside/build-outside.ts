import webpack from 'webpack';
import { readRemote } from '../build/declaration/read-remote.ts';
import { remoteConfig } from '../build/index.ts';

/**
 * Builds the remote in a folder for production into its `dist`. Throws an Error with what is wrong.
 * @param withCache false for a release, which is built from its sources alone
 */
export async function buildOutside(
  folder: string,
  { withCache }: { readonly withCache: boolean },
): Promise<void> {
  const config = remoteConfig(folder, await readRemote(folder));
  const compiler = webpack(withCache ? config : { ...config, cache: false });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats?.hasErrors() || stats?.hasWarnings())
          return reject(
            new Error(stats.toString({ all: false, errors: true, warnings: true, colors: false })),
          );
        resolve();
      });
    });
  });
}
