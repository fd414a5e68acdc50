import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registrySchema } from '../../src/federation/index.ts';
import { decodeJson } from '../files.ts';

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

/** For tests: reads a site's `registry.json`. */
export function readRegistry(site: string): Registry {
  const file = join(site, 'public/registry.json');
  return decodeJson(file, readFileSync(file, 'utf8'), registrySchema);
}

/** For tests: reads the registry that is inlined in a site's page. */
export function readRegistryInPage(site: string): Registry {
  const html = readFileSync(join(site, 'public/index.html'), 'utf8');
  const [, json = ''] =
    /<script type="application\/json" id="portal-registry">(.*?)<\/script>/.exec(html) ?? [];
  return decodeJson('the page', json, registrySchema);
}

/** For tests: returns the version of a remote that a site's page loads, then its fallback versions. */
export function readVersions(site: string, remote: keyof Registry['remotes']): readonly string[] {
  const { current, previous } = readRegistryInPage(site).remotes[remote];
  return [current, ...previous].map(({ version }) => version);
}
