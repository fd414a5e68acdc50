/**
 * Publishes from a process of its own: `tsx publish-process.ts <site> <package> <dist> <version> [dieBefore]`. With
 * `dieBefore` the process is killed, as by a power cut, right before the nth file or folder takes its place.
 */
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [site = '', name, dist = '', version = '', dieBefore] = process.argv.slice(2);

if (dieBefore) {
  const rename = files.rename;
  let left = Number(dieBefore);
  files.rename = (...places) => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
    return rename(...places);
  };
  syncBuiltinESMExports();
}

// after the change above, so that it holds for them
const { packageNames, publish } = await import('../index.ts');
const published = packageNames.find((candidate) => candidate === name);
if (!published) throw new Error(`${name} is no package.`);
await publish(site, { package: published, dist, version, by: `process ${process.pid}` });
