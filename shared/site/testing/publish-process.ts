/**
 * Publishes in a separate process: `publish-process.mjs <site> <package> <dist> <version> [killAt]`. With `killAt` the
 * process is killed before it renames the nth file or folder.
 */
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [site = '', name, dist = '', version = '', killAt] = process.argv.slice(2);

if (killAt) {
  const rename = files.rename;
  let left = Number(killAt);
  files.rename = (...paths) => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
    return rename(...paths);
  };
  syncBuiltinESMExports();
}

// imported after `rename` was replaced, so that it uses the replacement
const { isPackageName, publish } = await import('../index.ts');
if (!name || !isPackageName(name)) throw new Error(`${name} is no package.`);
await publish(site, { package: name, dist, version, by: `process ${process.pid}` });
