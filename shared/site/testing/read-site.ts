import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registrySchema } from '../../src/federation/index.ts';
import { decodeJson } from '../files.ts';

/** Every file below a folder → a hash of its content: two looks are equal when nothing has changed. */
export function look(folder: string): Readonly<Record<string, string>> {
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

/** The registry of a site as a server sends it. */
export function registryOf(site: string): Registry {
  const file = join(site, 'public/registry.json');
  return decodeJson(file, readFileSync(file, 'utf8'), registrySchema);
}

/** The registry that stands in a site's page. */
export function registryInPage(site: string): Registry {
  const html = readFileSync(join(site, 'public/index.html'), 'utf8');
  const [, json = ''] =
    /<script type="application\/json" id="portal-registry">(.*?)<\/script>/.exec(html) ?? [];
  return decodeJson('the page', json, registrySchema);
}

/** Version of a remote that a site's page loads, then those that it may fall back to. */
export function versionsIn(site: string, remote: keyof Registry['remotes']): readonly string[] {
  const { current, previous } = registryInPage(site).remotes[remote];
  return [current, ...previous].map(({ version }) => version);
}
