import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { type Baseline, baselinePath } from './baselines.ts';

const assets = z.object({ entry: z.array(z.string()) });
const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.optional(z.boolean()), imports: z.optional(z.array(z.string())) }),
);

/** The entry scripts of a baseline's build. */
async function entriesOf(baseline: Baseline, build: string): Promise<readonly string[]> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(build, file), 'utf8'));
  if (baseline === 'one-bundle') return assets.parse(await read('assets.json')).entry;
  const files = Object.values(manifest.parse(await read('manifest.json')));
  return files.filter(({ isEntry }) => isEntry).map(({ file }) => file);
}

/** No content policy applies to baselines: they load scripts as their tools do. */
const policy = "default-src * data: blob: 'unsafe-inline'";

/**
 * Puts a baseline in the place of the portal's page, on the same server, with the same compression, caching, font and
 * configuration: the composed page with other scripts, and nothing painted before they come.
 */
export async function putBaseline(site: string, baseline: Baseline, build: string): Promise<void> {
  const page = join(site, 'public/index.html');
  const entries = await entriesOf(baseline, build);
  const lines = (await readFile(page, 'utf8')).split('\n');
  const kept = lines.filter(
    (line) =>
      !line.startsWith('<link rel="preload" as="script"') &&
      !/^<(div data-first-paint=|p class="no-script")/.test(line) &&
      !/^<style [^>]*data-emotion=/.test(line) &&
      (!line.startsWith('<script') || line.includes('id="portal-config"')),
  );
  const scripts = entries.map((file) => `<script type="module" src="${baselinePath}${file}"></script>`);
  const html = kept.flatMap((line) => (line === '</head>' ? [...scripts, line] : [line])).join('\n');
  const folder = join(site, baselinePath);
  await mkdir(folder, { recursive: true });
  await cp(build, folder, { recursive: true });
  await writeFile(join(site, 'public/content-security-policy.txt'), policy);
  await writeFile(page, html);
}
