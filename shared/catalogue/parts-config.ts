import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../build/config/base-config.ts';
import { configureForHotReload } from '../dev/build/development-config.ts';

/**
 * Returns the configuration of the catalogue's page: one build, without federation.
 * @param folder the folder `shared`
 * @param outputPath folder of the build
 */
export function partsConfig(folder: string, outputPath: string): Configuration {
  const config = baseConfig(folder, { uniqueName: 'shared_parts', variant: { parts: true }, outputPath });
  return configureForHotReload(
    {
      ...config,
      entry: { parts: join(folder, 'catalogue/page/show-parts.tsx') },
      output: { ...config.output, publicPath: '/' },
      plugins: [new webpack.DefinePlugin({ 'import.meta.url': '""' })],
    },
    outputPath,
  );
}
