/**
 * `tsx shared/build/cli.ts [--if-stale] [--without-cache] [package…]`: builds host and remotes for production. With its
 * cache webpack may order the modules of an unchanged file in another way than without, so releases are built without.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remotesIn } from './declaration/read-remote.ts';
import { hashSources } from './staleness.ts';

const root = resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const onlyStale = words.includes('--if-stale');
const withoutCache = words.includes('--without-cache');
const requestedNames = words.filter((word) => !word.startsWith('--'));
const packages: readonly string[] = ['host', ...remotesIn(root)];
const unknownNames = requestedNames.filter((name) => !packages.includes(name));
if (unknownNames.length > 0) {
  console.error(`No such package: ${unknownNames.join(', ')}. There are ${packages.join(', ')}.`);
  process.exit(1);
}

const stampOf = (name: string) => join(root, name, 'dist/.built');

function build(configuration: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        const report = stats?.toString({ all: false, errors: true, warnings: true, colors: false });
        if (stats?.hasErrors() || stats?.hasWarnings()) return reject(new Error(report));
        resolve();
      });
    });
  });
}

async function buildPackage(name: string): Promise<void> {
  const stamp = hashSources(root, name);
  if (onlyStale && existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === stamp) return;
  const startTime = performance.now();
  const { default: configuration } = await import(join(root, name, 'webpack.config.ts'));
  try {
    const configurations: Configuration[] = [configuration].flat();
    await build(withoutCache ? configurations.map((each) => ({ ...each, cache: false })) : configurations);
  } catch (error) {
    console.error(`${name} did not build:\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  writeFileSync(stampOf(name), stamp);
  console.log(`built ${name} in ${((performance.now() - startTime) / 1000).toFixed(1)} s`);
}

const waiting = [...(requestedNames.length > 0 ? requestedNames : packages)];

async function buildWaiting(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await buildPackage(name);
}

// one compiles while the other compresses on other threads
await Promise.all([buildWaiting(), buildWaiting()]);
