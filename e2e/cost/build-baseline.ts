/**
 * `tsx e2e/cost/build-baseline.ts <vite-login|one-bundle> <folder> <public path>`: builds what the portal is compared
 * with. A separate process, because a build leaves a test's process hundreds of megabytes larger.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';
import { oneBundleConfig } from './one-bundle/webpack.config.ts';

const [kind, folder = '', base = '/'] = process.argv.slice(2);

async function buildViteLogin(): Promise<void> {
  await buildWithVite({
    configFile: join(import.meta.dirname, 'vite-login/vite.config.ts'),
    base,
    build: { outDir: folder, emptyOutDir: true, manifest: 'manifest.json', assetsDir: '' },
  });
}

function buildOneBundle(): Promise<void> {
  const compiler = webpack(oneBundleConfig(folder, base));
  return new Promise((done, failed) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        const report = stats?.toString({ all: false, errors: true, colors: false });
        if (error || stats?.hasErrors()) failed(error ?? new Error(report));
        else done();
      });
    });
  });
}

/** Compresses what is served, as the portal's build does. */
function compressFiles(): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file)))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
}

mkdirSync(folder, { recursive: true });
if (kind === 'vite-login') await buildViteLogin();
else await buildOneBundle();
compressFiles();
