import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import budgets from '../../shared/build/budgets.json' with { type: 'json' };
import { describeFigure, findOverBudget, measureBuild } from '../../shared/build/budgets.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { widths } from '../support/page/widths.ts';
import { remoteNames } from '../support/remotes.ts';
import { isLongRun } from '../support/run-form.ts';
import { continueTo } from '../support/screens/onboarding.ts';
import { type Agent, firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';
import type { Seed } from '../support/service/seeding/seed.ts';
import { putBaseline } from './baseline-site.ts';
import { type Baseline, buildBaseline } from './baselines.ts';
import { type Bytes, bytesWhere, driftInWords, recordBytes, recordedBytes } from './bytes.ts';
import { PageLoad } from './page-load.ts';
import { coldPage, openPaths, signedInPaths } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');
const { pages: limits } = budgets;
const shouldRecord = process.env.PORTAL_RECORD_BYTES !== undefined;

/**
 * Whether everything is measured: every page, and the baselines, whose recorded sizes are used elsewhere. When the
 * portal's own sizes drift from the record, `npm run cost:write` measures both sides again.
 */
const measuresAll = shouldRecord || isLongRun;

/** Name of each baseline's figure in `e2e/cost/bytes.json`. */
const baselineFigures = {
  'vite-login': 'Vite login, /',
  'one-bundle': 'one bundle, /cart',
} as const satisfies Record<Baseline, string>;

/** The remote that a file is of; undefined for the host's. */
const remoteOf = (url: string) =>
  remoteNames.find((name) => url.startsWith(`${origins.remotes.url}/${name}/`));

/** The remotes whose code a page runs. */
function remotesOn(path: string): readonly string[] {
  if (['/', '/redirect', '/account-linking'].includes(path)) return ['mfe-auth'];
  if (path.includes('transaction=')) return ['mfe-cart', 'mfe-client'];
  if (path.includes('tab=activity')) return ['mfe-client', 'mfe-history'];
  if (/^\/(client|sat|onboarding)/.test(path)) return ['mfe-client'];
  if (/^\/(cart|checkout|payment)/.test(path)) return ['mfe-cart'];
  return path.startsWith('/application') ? ['mfe-applications'] : [];
}

/** Pages that are also compared with one application. */
const isCompared = (path: string) => path === '/' || path.startsWith('/cart');

/** Most bytes of a page. Every other page may only drift from its size on record. */
function byteLimitOf(path: string): number {
  if (path === '/') return limits.signIn;
  const isLimited = /^\/(cart|client-profile)\?customerId=[^&]+$/.test(path);
  return isLimited ? limits.signedIn : Number.POSITIVE_INFINITY;
}

/** Expects that a page that has just loaded keeps the budgets of every page. Returns its bytes. */
async function expectCheap(load: PageLoad, path: string): Promise<number> {
  const { shifts, unsafe } = await load.noted();
  const deep = load.scripts.filter(({ depth }) => depth > limits.depth).map(({ url }) => url);
  const remotes = new Set(load.scripts.flatMap(({ url }) => remoteOf(url) ?? []));
  expect.soft([...remotes].sort(), `${path}: remotes that it takes code of`).toEqual(remotesOn(path));
  expect.soft(deep, `${path}: scripts that wait for more than ${limits.depth} rounds`).toEqual([]);
  expect.soft(load.twice, `${path}: files fetched twice`).toEqual([]);
  expect.soft(unsafe, `${path}: scripts and preloads without integrity`).toEqual([]);
  expect
    .soft(shifts.sum, `${path}: layout shift, of ${shifts.moved.join(', ')}`)
    .toBeLessThanOrEqual(limits.layoutShift);
  const bytes = await load.bytes();
  expect.soft(bytes, `${path}: bytes of scripts`).toBeLessThanOrEqual(byteLimitOf(path));
  return bytes;
}

interface ColdLoad {
  readonly browser: Browser;
  /** Signs the agent in. */
  readonly seed?: Seed | undefined;
  /** Default: until the page shows its content. */
  readonly until?: 'content' | 'idle';
}

/** Loads a page in a browser that has nothing of it yet. Returns what `read` makes of it. */
async function loadCold<Result>(
  { browser, seed, until }: ColdLoad,
  path: string,
  read: (load: PageLoad, page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await coldPage(browser, seed);
  const result = await read(await PageLoad.of(page, path, until), page);
  await page.context().close();
  return result;
}

const bytesOf = (load: PageLoad) => load.bytes();

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
  await page.getByRole('button', { name: 'Sign in' }).click();
  await (await opened).getByRole('heading', { name: 'Sign in' }).waitFor();
}

test('what sign-in and cart cost beside one application, and every build against its budget', async ({
  browser,
  agent,
  seed,
  site,
}) => {
  if (measuresAll) test.setTimeout(400_000);
  const cart = `/cart?customerId=${firstCustomer(agent).customerId}`;
  const packages = ['host', ...remoteNames] as const;
  const figures = packages.flatMap((name) => measureBuild(name, join(root, name, 'dist')));
  const baseline = async (name: Baseline, path: string) => {
    if (!measuresAll) return recordedBytes()[baselineFigures[name]] ?? 0;
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
  const vite = await baseline('vite-login', '/');
  const oneBundle = await baseline('one-bundle', cart);

  const bytes = {
    'portal, /': portal['/'],
    'portal, / once idle': portal['/ once idle'],
    [baselineFigures['vite-login']]: vite,
    'portal, /cart': portal['/cart'],
    [baselineFigures['one-bundle']]: oneBundle,
    ...Object.fromEntries(figures.map((figure) => [figure.name, figure.bytes])),
  };
  if (shouldRecord) recordBytes(bytes, (name) => !isPage(name));
  const recorded = bytesWhere(recordedBytes(), (name) => !isPage(name));
  const drift = driftInWords(recorded, bytes, limits.drift);
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

/** Name of a page's size in `e2e/cost/bytes.json`, without the customer: `page, /client-profile?tab=activity`. */
const pageName = (path: string): string => {
  const [pathname, query = ''] = path.split('?');
  const shown = new URLSearchParams(query);
  shown.delete('customerId');
  return `page, ${pathname}${shown.size > 0 ? `?${shown}` : ''}`;
};
const isPage = (name: string): boolean => name.startsWith('page, ');

/** Pages of the short form: with those that are compared, each absolute budget, and a page of each remote and of the host. */
const shortForm = ['/account-linking', '/dashboard', '/client-profile', '/application'];

/** Whether this run loads a page that is not compared with one application. */
const isInForm = (path: string): boolean => measuresAll || shortForm.includes(path.replace(/\?.*/, ''));

/**
 * Expects that each page keeps the budgets, those of a signed-in agent too where `isLoaded` names them. Returns the size
 * of each page.
 */
async function expectAllCheap(
  { browser, agent, seed }: { readonly browser: Browser; readonly agent: Agent; readonly seed: Seed },
  isLoaded: (path: string) => boolean,
): Promise<Bytes> {
  const bytes: Record<string, number> = {};
  const expectCheapAt = (path: string, asAgent?: Seed) =>
    loadCold({ browser, seed: asAgent }, path, async (load) => {
      bytes[pageName(path)] = await expectCheap(load, path);
    });
  for (const path of openPaths.filter(isLoaded)) await expectCheapAt(path);
  const { customerId } = firstCustomer(agent);
  for (const path of signedInPaths(customerId).filter(isLoaded)) await expectCheapAt(path, seed);
  return bytes;
}

test(`${measuresAll ? 'every other page' : 'a page of each remote'}: its size, nothing of other remotes, nothing twice, nothing unsafe, and nothing moves`, async ({
  browser,
  agent,
  seed,
}) => {
  test.setTimeout(300_000);
  const bytes = await expectAllCheap({ browser, agent, seed }, (path) => !isCompared(path) && isInForm(path));
  if (shouldRecord) recordBytes(bytes, isPage);
  const drift = driftInWords(
    bytesWhere(recordedBytes(), (name) => isPage(name) && (measuresAll || name in bytes)),
    bytes,
    limits.drift,
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

// frame/layout-shift.spec.ts proves in every run that nothing moves on a phone
test.describe('at 390', { tag: '@long' }, () => {
  test.use({ viewport: widths.phone });

  test('nothing moves on a phone, and nothing more is fetched', async ({ browser, agent, seed }) => {
    test.setTimeout(300_000);
    await expectAllCheap({ browser, agent, seed }, () => true);
  });
});
