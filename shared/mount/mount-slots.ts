import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page, type Route } from 'playwright';
import { noncePlaceholder, type Trial } from '../site/index.ts';
import type { SlotOutcome, TriedRelease } from './in-page.ts';
import { isFaultOf } from './is-fault-of.ts';
import { type SlotCase, slotCases } from './slot-cases.ts';

/** A slot that cannot be shown, and why. */
export interface SlotFault {
  readonly slot: string;
  readonly reasons: readonly string[];
}

/** How long a page may be busy with one slot, in milliseconds: far longer than any that ends by itself. */
const limit = 100_000;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Mounts each slot of a tried build twice, in a page of the site's host with the test shell, and returns those that throw
 * while they load, mount, render or unmount, are not shown within the host's limit, or leave an interval or a listener behind.
 * One that is late is tried again in a new page: a busy machine is late once, a slow slot each time. Nothing leaves the machine: the page and all releases come from the trial's
 * folder, and other origins answer 503. Uncaught errors of other remotes on the page do not count.
 * @param executablePath a Chromium
 */
export async function mountSlots(trial: Trial, executablePath: string): Promise<readonly SlotFault[]> {
  const script = await bundlePageScript();
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  try {
    const open = () => openPage(browser, trial, script);
    let page = await open();
    const faults: SlotFault[] = [];
    for (const each of slotCases(Object.keys(trial.release.slots), trial.declares)) {
      let outcome = await mountSlot(page, trial, each);
      if (outcome.isLate) {
        await page.close();
        page = await open();
        outcome = await mountSlot(page, trial, each);
      }
      if (outcome.faults.length > 0) faults.push({ slot: each.slot, reasons: outcome.faults });
    }
    return faults;
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, trial: Trial, script: string): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.route('**/*', (route) => answer(route, trial));
  await page.addInitScript({ content: script });
  await page.goto(trial.settings.origins.host, { waitUntil: 'domcontentloaded' });
  return page;
}

/** Mounts one slot. Returns what was wrong, each reason once. */
async function mountSlot(
  page: Page,
  { release, settings, signsIn }: Trial,
  slot: SlotCase,
): Promise<SlotOutcome> {
  const uncaught: string[] = [];
  const { base, entry, container } = release;
  const note = (error: Error) => {
    if (isFaultOf(base, error)) uncaught.push(error.message);
  };
  page.on('pageerror', note);
  const tried: TriedRelease = { release: { base, entry, container }, config: settings.config, signsIn };
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<SlotOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ faults: ['its code does not end'], isLate: true }), limit);
  });
  try {
    const trial = page.evaluate(([one, other]) => globalThis.mountForTrial(one, other), [
      tried,
      slot,
    ] as const);
    const { faults, isLate } = await Promise.race([trial, hanging]);
    return { faults: [...new Set([...faults, ...uncaught])], isLate };
  } finally {
    clearTimeout(timer);
    page.off('pageerror', note);
  }
}

/** Answers a request of the page: with the page, or a file of a release. A call gets 503. */
async function answer(route: Route, { folder, settings: { origins }, pages }: Trial): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const headers = { 'access-control-allow-origin': origins.host, 'access-control-allow-headers': '*' };
  if (!Object.values(origins).includes(origin)) return route.fulfill({ status: 503, headers });
  const type = types[extname(pathname)];
  if (type !== undefined) {
    const body = await readFile(join(folder, pathname)).catch(() => undefined);
    return route.fulfill(body ? { body, headers, contentType: type } : { status: 404, headers });
  }
  const nonce = randomBytes(16).toString('base64');
  return route.fulfill({
    headers: { ...headers, 'content-security-policy': pages.policy.replaceAll(noncePlaceholder, nonce) },
    contentType: 'text/html; charset=utf-8',
    body: pages.html.replaceAll(noncePlaceholder, nonce),
  });
}

/** Bundles what runs in the page. */
async function bundlePageScript(): Promise<string> {
  const { outputFiles } = await build({
    // without its ending: compiled where `shared` is packed
    entryPoints: [join(import.meta.dirname, 'in-page')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
