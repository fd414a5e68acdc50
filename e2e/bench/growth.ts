import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSettings, writeSettings } from '@portal/shared/site';
import type { Browser } from 'playwright';
import { growSite } from '../cost/grown-site.ts';
import { PageLoad } from '../cost/page-load.ts';
import type { KeptSession } from '../cost/pages.ts';
import { origins } from '../support/service/environment.ts';
import { median, repeatMeasurement } from './median.ts';
import { slowConnection } from './navigation.ts';
import { controlOf, visitorOf } from './visitors.ts';

/** How many remotes the compared sites have, each with two earlier releases. */
const counts = [5, 20, 60];

interface Options {
  readonly browser: Browser;
  readonly rounds: number;
  /** A site with the remotes of this repository. */
  readonly site: string;
  /** Folder for sites; the caller deletes it. */
  readonly data: string;
  readonly session: KeptSession;
  /** Pages of a signed-in agent. */
  readonly paths: readonly string[];
}

/** The first load of a page, cold. */
interface Load {
  /** Milliseconds until the first content on a slow line. */
  readonly paint: number;
  /** Bytes of JavaScript's heap when all is loaded. */
  readonly heap: number;
  /** Compressed bytes of all scripts. */
  readonly scripts: number;
  /** Rounds of waiting of the deepest script. */
  readonly depth: number;
}

async function measureLoad({ browser, session }: Options, path: string): Promise<Load> {
  const userAgent = `Mozilla/5.0 Chrome/140.0.0.0 ${visitorOf('grown')}`;
  const context = await browser.newContext({ userAgent, baseURL: origins.host.url });
  const page = await context.newPage();
  if (path !== '/')
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, session);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowConnection);
  const load = await PageLoad.of(page, path);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const scripts = await load.bytes();
  const depth = Math.max(...load.scripts.map((script) => script.depth));
  await context.close();
  return { paint, heap: usedSize, scripts, depth };
}

const format = (bytes: number) => bytes.toLocaleString('en').padStart(9);

/** Prints what a page's HTML, its first paint, its memory and composing cost with few remotes and with many. */
export async function benchGrowth(options: Options): Promise<void> {
  const { rounds, site, data, paths } = options;
  console.log(`\nGrowth: remotes with two earlier releases each, on a slow line, median of ${rounds}`);
  const control = await controlOf('grown');
  for (const count of counts) {
    const folder = join(data, `grown-${count}`);
    await growSite(site, folder, count);
    const settings = await readSettings(folder);
    const composing = await repeatMeasurement(rounds, async () => {
      const startedAt = performance.now();
      await writeSettings(folder, settings);
      return performance.now() - startedAt;
    });
    await control.serveSite(folder);
    const html = await readFile(join(folder, 'public/index.html'));
    console.log(
      `${count} remotes: HTML ${format(html.length)} bytes, brotli ${format(brotliCompressSync(html).length)}; ` +
        `composed in ${(median(composing) / 1000).toFixed(2)} s`,
    );
    for (const path of paths) {
      const loads = await repeatMeasurement(rounds, () => measureLoad(options, path));
      const of = (figure: (load: Load) => number) => median(loads.map(figure));
      console.log(
        `  ${(path.split('?')[0] ?? path).padEnd(16)} first paint ${(of(({ paint }) => paint) / 1000).toFixed(2)} s, ` +
          `heap ${format(of(({ heap }) => heap))}, scripts ${format(of(({ scripts }) => scripts))} bytes in ` +
          `${of(({ depth }) => depth)} rounds`,
      );
    }
  }
  await control.serveSite(null);
}
