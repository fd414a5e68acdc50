import CompressionPlugin from 'compression-webpack-plugin';
import { compressedSuffixes } from './compressed-forms.ts';

/** Every script, however small; a form that is not smaller is left out. The plugin compresses as far as possible. */
const scripts = { test: /\.js$/, threshold: 0, minRatio: 1 };

/**
 * Returns the webpack plugins that emit each script also as brotli (`.br`) and gzip (`.gz`), except where that is not
 * smaller. Servers send these files, so that none compresses again.
 */
export const compressionPlugins = (): CompressionPlugin[] => [
  new CompressionPlugin({
    ...scripts,
    filename: `[path][base]${compressedSuffixes.br}`,
    algorithm: 'brotliCompress',
  }),
  new CompressionPlugin({
    ...scripts,
    filename: `[path][base]${compressedSuffixes.gzip}`,
    algorithm: 'gzip',
  }),
];
