import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../../build/config/base-config.ts';
import { configureForHotReload } from './development-config.ts';

// compiled where `shared` is packed
const showSlot = join(import.meta.dirname, `../page/slots/show-slot${extname(import.meta.filename)}`);

/**
 * Returns the configuration of a page that shows a remote's slots without host and sandbox: one build, without federation. A
 * `samples.ts` in the remote's folder replies to its own calls.
 * @param outputPath folder of the build
 */
export function slotsConfig(folder: string, outputPath: string): Configuration {
  const samples = join(folder, 'samples.ts');
  const hasSamples = existsSync(samples);
  const entry = [
    `import remote from ${JSON.stringify(join(folder, 'remote.ts'))};`,
    `import { showSlot } from ${JSON.stringify(showSlot)};`,
    hasSamples ? `import answer from ${JSON.stringify(samples)};` : '',
    `showSlot(remote${hasSamples ? ', answer' : ''});`,
  ].join('\n');
  const { cache, ...config } = baseConfig(folder, {
    uniqueName: `${basename(folder)}_slots`,
    variant: { slots: true },
    outputPath,
  });
  return configureForHotReload(
    {
      ...config,
      // kept soon, because most looks at a slot are short
      ...(typeof cache === 'object' && cache.type === 'filesystem'
        ? { cache: { ...cache, idleTimeoutForInitialStore: 500 } }
        : {}),
      entry: { slots: `data:text/javascript,${encodeURIComponent(entry)}` },
      output: { ...config.output, publicPath: '/' },
      // otherwise the bundle contains a path of this machine
      plugins: [new webpack.DefinePlugin({ 'import.meta.url': '""' })],
    },
    outputPath,
  );
}
