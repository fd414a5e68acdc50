import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { describeFigure, findOverBudget, measureBuild } from '../../shared/build/budgets.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { continueTo } from '../support/screens/onboarding.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { commonSite } from '../support/service/environment.ts';
import { putBaseline } from './baseline-site.ts';
import { type Baseline, buildBaseline } from './baselines.ts';
import { bytesWhere, commonBytesFile, driftInWords, readBytes, writeBytes } from './bytes.ts';
import {
  bytesOf,
  type ColdLoad,
  expectAllCheap,
  expectCheap,
  limits,
  loadCold,
  measuresAll,
  shouldRecord,
} from './cheap-page.ts';
import { hostPaths } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');

/** Name of each baseline's figure in `e2e/cost/bytes.json`. */
const baselineFigures = {
  'vite-login': 'Vite login, /',
  'one-bundle': 'one bundle, /cart',
} as const satisfies Record<Baseline, string>;

/**
 * Expects that a page makes few requests until its first content. The least of three loads counts: a busy machine paints
 * late, and the page has requested more by then.
 */
async function expectFewRequests(cold: ColdLoad, path: string): Promise<void> {
  let fewest: readonly string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const requested = await loadCold(cold, path, (load) => load.untilContent());
    if (count === 0 || requested.length < fewest.length) fewest = requested;
    if (fewest.length <= limits.requests) return;
  }
  expect
    .soft(fewest.length, `${path}: requests to first content, ${fewest.join(' ')}`)
    .toBeLessThanOrEqual(limits.requests);
}

/** Expects that the sign-in button works with the scripts that the page has loaded. */
async function expectSignInWorks(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login' }).click();
  await (await opened).getByRole('heading', { name: 'Log in' }).waitFor();
}

test('what a page paints by itself arrives in one round trip', async () => {
  const html = await readFile(join(commonSite, 'public/index.html'), 'utf8');
  // registry and hashes come after it: the scripts read them
  const [painted, data] = html.split('<script type="application/json" id="portal-config"');
  expect(data).toBeDefined();
  const bytes = brotliCompressSync(painted ?? '').byteLength;
  console.log(
    `measured: what a page paints ends after ${bytes} bytes of ${brotliCompressSync(html).byteLength}`,
  );
  expect(bytes).toBeLessThanOrEqual(limits.painted);
});

test('what sign-in and cart cost beside one application, and the host’s build as on record', async ({
  browser,
  agent,
  seed,
  site,
}) => {
  if (measuresAll) test.setTimeout(400_000);
  const cart = `/cart?customerId=${firstCustomer(agent).customerId}`;
  const figures = measureBuild('host', join(root, 'host/dist'));
  const recorded = readBytes(commonBytesFile) ?? {};
  const baseline = async (name: Baseline, path: string) => {
    if (!measuresAll) return recorded[baselineFigures[name]] ?? 0;
    await putBaseline(site.folder, name, await buildBaseline(name));
    return loadCold(path === '/' ? { browser } : { browser, seed }, path, bytesOf);
  };
  const portal = {
    '/': await loadCold({ browser }, '/', async (load, page) => {
      const bytes = await expectCheap(load, '/');
      await expectSignInWorks(page);
      return bytes;
    }),
    '/ once idle': await loadCold({ browser, until: 'idle' }, '/', bytesOf),
    '/cart': await loadCold({ browser, seed }, cart, (load) => expectCheap(load, cart)),
  };
  await expectFewRequests({ browser }, '/');
  await expectFewRequests({ browser, seed }, cart);
  const hostPages = await expectAllCheap({ browser, seed }, measuresAll ? hostPaths : hostPaths.slice(0, 1));
  const openPages = measuresAll ? await expectAllCheap({ browser }, ['/maintenance']) : {};
  const vite = await baseline('vite-login', '/');
  const oneBundle = await baseline('one-bundle', cart);

  const bytes = {
    'portal, /': portal['/'],
    'portal, / once idle': portal['/ once idle'],
    [baselineFigures['vite-login']]: vite,
    'portal, /cart': portal['/cart'],
    [baselineFigures['one-bundle']]: oneBundle,
    ...hostPages,
    ...openPages,
    ...Object.fromEntries(figures.map((figure) => [figure.name, figure.bytes])),
  };
  if (shouldRecord) writeBytes(commonBytesFile, bytes);
  const drift = driftInWords(
    bytesWhere(shouldRecord ? bytes : recorded, (name) => measuresAll || name in bytes),
    bytes,
    limits.drift,
  );
  expect.soft(findOverBudget(figures).map(describeFigure), 'builds over their budget').toEqual([]);
  expect
    .soft(portal['/ once idle'], 'bytes of sign-in with what it fetches when idle')
    .toBeLessThanOrEqual(limits.signInIdle);
  console.log(`measured:\n${figures.map((figure) => `  ${describeFigure(figure)}`).join('\n')}`);
  const ratio = (page: number, baseline: number) => (page / baseline).toFixed(3);
  console.log(
    `measured: sign-in is ${portal['/']} bytes, ${ratio(portal['/'], vite)} times the Vite login, and ${portal['/ once idle']} once idle; the cart is ${portal['/cart']} bytes, ${ratio(portal['/cart'], oneBundle)} times one bundle`,
  );
  expect(drift, 'as in e2e/cost/bytes.json; npm run cost:write puts new sizes on record').toEqual([]);
});

test('onboarding: what it fetches until its first step is complete', async ({ browser, seed }) => {
  const bytes = await loadCold({ browser, seed }, '/onboarding', async (load, page) => {
    await page.getByRole('button', { name: 'Start onboarding' }).click();
    await page.getByRole('checkbox', { name: 'Cash' }).check();
    await continueTo(page, 'Identity');
    await untilFetched(page);
    return load.bytes();
  });
  console.log(`measured: onboarding is ${bytes} bytes until its first step is complete`);
  expect(bytes).toBeLessThanOrEqual(limits.onboarding);
});
