import type { Browser, Page } from 'playwright/test';
import budgets from '../../shared/build/budgets.json' with { type: 'json' };
import { expect } from '../support/fixtures/test.ts';
import { remoteNames } from '../support/remotes.ts';
import { isLongRun } from '../support/run-form.ts';
import { origins } from '../support/service/environment.ts';
import type { Seed } from '../support/service/seeding/seed.ts';
import { views } from '../support/views/views.ts';
import type { Bytes } from './bytes.ts';
import { PageLoad } from './page-load.ts';
import { coldPage } from './pages.ts';

export const { pages: limits } = budgets;
export const shouldRecord = process.env.PORTAL_RECORD_BYTES !== undefined;

/**
 * Whether everything is measured: every page, and the baselines, whose recorded sizes are used elsewhere. When the
 * portal's own sizes drift from the record, `npm run cost:write` measures both sides again.
 */
export const measuresAll = shouldRecord || isLongRun;

/** The remote that a file is of; undefined for the host's. */
const remoteOf = (url: string) =>
  remoteNames.find((name) => url.startsWith(`${origins.remotes.url}/${name}/`));

/** Returns an address without the customer: `/client-profile?tab=activity`. */
function withoutCustomer(path: string): string {
  const [pathname, query = ''] = path.split('?');
  const shown = new URLSearchParams(query);
  shown.delete('customerId');
  return `${pathname}${shown.size > 0 ? `?${shown}` : ''}`;
}

/** The remotes whose code a page runs: of the page, and of its part that the address opens. */
function remotesOn(path: string): readonly string[] {
  const seen = views.filter((view) => !view.press && withoutCustomer(view.path) === withoutCustomer(path));
  return [...new Set(seen.flatMap(({ remote, pageOf }) => [remote, pageOf ?? remote]))].sort();
}

/** Pages that are also compared with one application. */
export const isCompared = (path: string) => path === '/' || path.startsWith('/cart');

/** Most bytes of a page. Every other page may only drift from its size on record. */
function byteLimitOf(path: string): number {
  if (path === '/') return limits.signIn;
  if (/^\/cart\?customerId=[^&]+$/.test(path)) return limits.cart;
  if (/^\/client-profile\?customerId=[^&]+$/.test(path)) return limits.clientProfile;
  return Number.POSITIVE_INFINITY;
}

/**
 * Expects that a page that has just loaded keeps the budgets of every page. Returns its bytes. `mayWait`: scripts that may come
 * later than the others.
 */
export async function expectCheap(
  load: PageLoad,
  path: string,
  mayWait: (url: string) => boolean = () => false,
): Promise<number> {
  const { shifts, unsafe } = await load.noted();
  const deep = load.scripts.flatMap(({ depth, url }) => (depth > limits.depth && !mayWait(url) ? url : []));
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

export interface ColdLoad {
  readonly browser: Browser;
  /** Signs the agent in. */
  readonly seed?: Seed | undefined;
  /** Default: until the page shows its content. */
  readonly until?: 'content' | 'idle';
}

/** Loads a page in a browser that has nothing of it yet. Returns what `read` makes of it. */
export async function loadCold<Result>(
  { browser, seed, until }: ColdLoad,
  path: string,
  read: (load: PageLoad, page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await coldPage(browser, seed);
  const result = await read(await PageLoad.of(page, path, until), page);
  await page.context().close();
  return result;
}

export const bytesOf = (load: PageLoad) => load.bytes();

/** Returns the name of a page's size on record, without the customer: `page, /client-profile?tab=activity`. */
const pageName = (path: string): string => `page, ${withoutCustomer(path)}`;

/** Expects that each page keeps the budgets, those of a signed-in agent with a seed. Returns the size of each. */
export async function expectAllCheap(cold: ColdLoad, paths: readonly string[]): Promise<Bytes> {
  const bytes: Record<string, number> = {};
  for (const path of paths)
    await loadCold(cold, path, async (load) => {
      bytes[pageName(path)] = await expectCheap(load, path);
    });
  return bytes;
}
