import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry as decodeRegistry, type Registry } from '../../src/contract/federation/index.ts';
import type { RemoteName } from '../../src/contract/index.ts';

/** For tests: returns the path of each file below a folder, with a hash of its content. */
export function hashFiles(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** For tests: the same, with the folders, so that an empty one is seen too. */
export function hashTree(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const folders = entries.filter((entry) => !entry.isFile());
  return {
    ...hashFiles(folder),
    ...Object.fromEntries(folders.map(({ parentPath, name }) => [join(parentPath, name), 'folder'])),
  };
}

/** For tests: reads a site's `registry.json`. */
export function readRegistry(site: string): Registry {
  return decodeRegistry(JSON.parse(readFileSync(join(site, 'public/registry.json'), 'utf8'))).registry;
}

/** For tests: reads the registry that is inlined in a site's page. */
export function readRegistryInPage(site: string): Registry {
  const html = readFileSync(join(site, 'public/index.html'), 'utf8');
  const [, json = ''] =
    /<script type="application\/json" id="portal-registry">(.*?)<\/script>/.exec(html) ?? [];
  return decodeRegistry(JSON.parse(json)).registry;
}

/** For tests: returns the version of a remote that a site's page loads, then its fallback versions. */
export function readVersions(site: string, remote: RemoteName): readonly string[] {
  const entry = readRegistryInPage(site).remotes[remote];
  return entry ? [entry.current, ...entry.previous].map(({ version }) => version) : [];
}
