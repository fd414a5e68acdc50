import { chromium, type Page, type Route } from 'playwright';
import type { PortalOrigins } from '../../shared/site/index.ts';
import type { RemoteName } from '../../shared/src/contract/index.ts';
import { type RegistryEntry, readRegistry } from '../../shared/src/federation/index.ts';
import { testAgent } from '../../shared/src/testing/test-agent.ts';
import { addressOf } from './address-of.ts';

/** How long the page may take, in milliseconds: longer than the host waits for a release before it takes another one. */
const limit = 30_000;

/** A session that no service knows: every call fails, which a page has to bear. */
const session = {
  status: 'active',
  id: 'verify',
  tokens: { idToken: 'none', accessToken: 'none', refreshToken: 'none' },
  agent: testAgent,
};

/** Runs in the page before its own code. */
function plantSession(stored: object): void {
  const now = Date.now();
  const clock = { startedAt: now, checkedAt: now, age: 0 };
  sessionStorage.setItem('portal.session', JSON.stringify({ ...stored, clock }));
}

/** What is to be verified. */
interface Verified {
  readonly origins: PortalOrigins;
  readonly remote: RemoteName;
  readonly version: string;
}

/**
 * Opens the first page of a remote as the site's servers send it, in a page of a browser without an agent, and returns why it
 * does not mount this version; `undefined` when it does, or when the remote has no page. No call leaves the browser: each
 * gets 503.
 */
export async function findFirstPageFault(
  page: Page,
  { origins, remote, version }: Verified,
): Promise<string | undefined> {
  const entry = await fetchEntry(page, origins.host, remote);
  if (entry?.current.version !== version)
    return `${origins.host}/registry.json has ${entry?.current.version ?? 'no release'} of ${remote}, not ${version}`;
  const [first] = entry.declares?.pages ?? [];
  if (!first) return undefined;

  await page.route('**/*', (route) => answerSiteOnly(route, origins));
  if (first.area !== 'outside') await page.addInitScript(plantSession, session);
  const said = listenForFaults(page);
  const { base, entry: script } = entry.current;
  const loaded = page.waitForResponse((answer) => answer.url() === base + script && answer.ok(), {
    timeout: limit,
  });
  const shown = page.locator('h1').first().waitFor({ timeout: limit });
  try {
    await Promise.all([page.goto(origins.host + addressOf(first)), loaded, shown]);
  } catch {
    return said() ?? `${addressOf(first)} showed nothing of ${remote} ${version} within ${limit / 1000} s`;
  }
  // what the code does after its first render
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  return said();
}

/** Does what `findFirstPageFault` does in a separate browser. `executablePath`: a Chromium. */
export async function verifyFirstPage(what: Verified, executablePath: string): Promise<string | undefined> {
  // as root, Chromium cannot use its own process sandbox
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await findFirstPageFault(await browser.newPage(), what);
  } finally {
    await browser.close();
  }
}

async function fetchEntry(page: Page, host: string, remote: RemoteName): Promise<RegistryEntry | undefined> {
  const answer = await page.request.get(`${host}/registry.json`);
  return answer.ok() ? readRegistry(await answer.json()).registry.remotes[remote] : undefined;
}

/** Returns a function that tells the first thing that the page said of a slot or a release that it could not use. */
function listenForFaults(page: Page): () => string | undefined {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/^(?:a release could not be used|slot )/.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return () => said[0];
}

async function answerSiteOnly(route: Route, origins: Verified['origins']): Promise<void> {
  if (Object.values(origins).includes(new URL(route.request().url()).origin)) return route.continue();
  return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': origins.host } });
}
