import { join, resolve } from 'node:path';
import { remoteNames } from '@portal/shared/contract';
import type { Browser } from 'playwright/test';
import budgets from '../shared/build/budgets.json' with { type: 'json' };
import { describeFigure, figuresOf, overBudget } from '../shared/build/budgets.ts';
import { putBaseline } from './cost/baseline-site.ts';
import { type Baseline, buildBaseline } from './cost/baselines.ts';
import { driftInWords, recordBytes, recordedBytes } from './cost/bytes.ts';
import { PageLoad } from './cost/page-load.ts';
import { coldPage, type KeptSession, openPaths, sessionOf, signedInPaths } from './cost/pages.ts';
import { firstCustomer } from './support/agent.ts';
import { origins } from './support/environment.ts';
import { expect, test } from './support/test.ts';

const root = resolve(import.meta.dirname, '..');
const { pages: limits } = budgets;
const shouldRecord = process.env.PORTAL_RECORD_BYTES !== undefined;

/** Bytes of a page's scripts, loaded cold. */
async function scriptBytes(browser: Browser, path: string, session?: KeptSession): Promise<number> {
  const page = await coldPage(browser, session);
  const bytes = await (await PageLoad.of(page, path)).bytes();
  await page.context().close();
  return bytes;
}

test('what sign-in and cart cost beside one application, and every build against its budget', async ({
  page,
  browser,
  agent,
  seed,
  site,
}) => {
  // two builds, where sources have changed since
  test.setTimeout(400_000);
  await seed.session();
  await page.goto('/dashboard');
  const session = await sessionOf(page);
  const cart = `/cart?customerId=${firstCustomer(agent).customerId}`;
  const packages = ['host', ...remoteNames] as const;
  const figures = packages.flatMap((name) => figuresOf(name, join(root, name, 'dist')));
  const baseline = async (name: Baseline, path: string) => {
    await putBaseline(site.folder, name, await buildBaseline(name));
    return scriptBytes(browser, path, path === '/' ? undefined : session);
  };
  const portal = { '/': await scriptBytes(browser, '/'), '/cart': await scriptBytes(browser, cart, session) };
  const vite = await baseline('vite-login', '/');
  const oneBundle = await baseline('one-bundle', cart);

  const bytes = {
    'portal, /': portal['/'],
    'Vite login, /': vite,
    'portal, /cart': portal['/cart'],
    'one bundle, /cart': oneBundle,
    ...Object.fromEntries(figures.map((figure) => [figure.name, figure.bytes])),
  };
  if (shouldRecord) recordBytes(bytes);
  const drift = driftInWords(recordedBytes(), bytes, limits.drift);
  expect.soft(overBudget(figures).map(describeFigure), 'builds over their budget').toEqual([]);
  expect.soft(portal['/'] / vite, 'sign-in beside Vite').toBeLessThanOrEqual(limits.signInToVite);
  expect
    .soft(portal['/cart'] / oneBundle, 'cart beside one bundle')
    .toBeLessThanOrEqual(limits.cartToOneBundle);
  expect(drift, 'as in e2e/cost/bytes.json; npm run cost:write puts new sizes on record').toEqual([]);
});

/** The remote that a file is of; undefined for the host's. */
const remoteOf = (url: string) => remoteNames.find((name) => url.startsWith(`${origins[name].url}/`));

/** The remotes whose code a page runs. */
function remotesOn(path: string): readonly string[] {
  if (['/', '/redirect', '/account-linking'].includes(path)) return ['mfe-auth'];
  if (path.includes('tab=activity')) return ['mfe-client', 'mfe-history'];
  if (/^\/(client|sat|onboarding)/.test(path)) return ['mfe-client'];
  if (/^\/(cart|checkout|payment)/.test(path)) return ['mfe-cart'];
  return path.startsWith('/application') ? ['mfe-applications'] : [];
}

/** Loads a page cold and holds it to the budgets of every page. */
async function expectCheap(browser: Browser, path: string, session?: KeptSession): Promise<void> {
  const page = await coldPage(browser, session);
  const load = await PageLoad.of(page, path);
  const { shift, moved, unsafe } = await load.noted();
  const deep = load.scripts.filter(({ depth }) => depth > limits.depth).map(({ url }) => url);
  const remotes = new Set(load.scripts.flatMap(({ url }) => remoteOf(url) ?? []));
  expect.soft([...remotes].sort(), `${path}: remotes that it takes code of`).toEqual(remotesOn(path));
  expect.soft(deep, `${path}: scripts that wait for more than ${limits.depth} rounds`).toEqual([]);
  expect.soft(load.twice, `${path}: files fetched twice`).toEqual([]);
  expect.soft(unsafe, `${path}: scripts and preloads without integrity`).toEqual([]);
  expect.soft(shift, `${path}: layout shift, of ${moved.join(', ')}`).toBeLessThanOrEqual(limits.layoutShift);
  if (path === '/' || path.startsWith('/cart')) {
    const asked = (await load.untilContent()).map((url) => new URL(url).pathname);
    expect
      .soft(asked.length, `${path}: requests to first content, ${asked.join(' ')}`)
      .toBeLessThanOrEqual(limits.requests);
  }
  await page.context().close();
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test('every page: nothing of other remotes, nothing twice, nothing unsafe, and nothing moves', async ({
      page,
      browser,
      agent,
      seed,
    }) => {
      test.setTimeout(300_000);
      for (const path of openPaths) await expectCheap(browser, path);
      await seed.session();
      await page.goto('/dashboard');
      const session = await sessionOf(page);
      for (const path of signedInPaths(firstCustomer(agent).customerId))
        await expectCheap(browser, path, session);
    });
  });
}
