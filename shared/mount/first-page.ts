import { chromium, type Page, type Route } from 'playwright';
import type { PortalOrigins } from '../site/index.ts';
import { type RegistryEntry, type Release, readRegistry } from '../src/contract/federation/index.ts';
import type { RemoteName } from '../src/contract/index.ts';
import { sampleAddress } from '../src/testing/samples/props.ts';
import { testAgent } from '../src/testing/test-agent.ts';
import { isFaultOf, isReportOf } from './is-fault-of.ts';
import { type PlantedSession, plantSession, sessionKey } from './plant-session.ts';
import { untilQuiet } from './until-quiet.ts';

/** How long the page may take, in milliseconds: longer than the host waits for a release before it takes another one. */
const limit = 30_000;

/** A session that no service knows: its tokens are refused where they are read. */
const session = {
  status: 'active',
  id: 'verify',
  tokens: { idToken: 'none', accessToken: 'none', refreshToken: 'none' },
  agent: testAgent,
};

/** A release that is verified, and the site's addresses. */
interface VerifyTarget {
  readonly origins: PortalOrigins;
  readonly remote: RemoteName;
  readonly version: string;
}

/** What came of a remote's first page. */
interface FirstPageResult {
  /** Its address; absent when the remote has no page, or the site another release of it. */
  readonly address?: string;
  /** Why it does not mount the release; absent when it does. */
  readonly fault?: string;
}

/**
 * Opens the first page of a remote as the site's servers send it, in a page of a browser without an agent, and returns whether
 * it mounts this version. Of what fails, only what this release does counts. Nothing leaves the site: each call of another
 * origin gets 503.
 */
export async function openFirstPage(
  page: Page,
  { origins, remote, version }: VerifyTarget,
): Promise<FirstPageResult> {
  const entry = await fetchEntry(page, origins.host, remote);
  if (entry?.current.version !== version)
    return {
      fault: `${origins.host}/registry.json has ${entry?.current.version ?? 'no release'} of ${remote}, not ${version}`,
    };
  const [first] = entry.declares?.pages ?? [];
  if (!first) return {};
  const address = sampleAddress(first);

  await page.route('**/*', (route) => answerSiteOnly(route, origins));
  const planted: PlantedSession = { origin: origins.host, key: sessionKey, session };
  if (first.area !== 'outside') await page.addInitScript(plantSession, planted);
  const { base, entry: script } = entry.current;
  const firstFault = listenForFaults(page, remote, entry.current);
  const loaded = page.waitForResponse((answer) => answer.url() === base + script && answer.ok(), {
    timeout: limit,
  });
  // the first paint has headings before any code has run
  const shown = page.locator('h1:not([data-first-paint] *)').first().waitFor({ timeout: limit });
  try {
    await Promise.all([page.goto(origins.host + address), loaded, shown]);
  } catch {
    const nothing = `${address} showed nothing of ${remote} ${version} within ${limit / 1000} s`;
    return { address, fault: firstFault() ?? nothing };
  }
  // what the code does after its first render
  await page.locator('body').evaluate(untilQuiet);
  const fault = firstFault();
  return fault === undefined ? { address } : { address, fault };
}

/** Does what `openFirstPage` does in a separate browser. `executablePath`: a Chromium. */
export async function verifyFirstPage(
  target: VerifyTarget,
  executablePath: string,
): Promise<FirstPageResult> {
  const browser = await chromium.launch({ executablePath });
  try {
    return await openFirstPage(await browser.newPage(), target);
  } finally {
    await browser.close();
  }
}

async function fetchEntry(page: Page, host: string, remote: RemoteName): Promise<RegistryEntry | undefined> {
  const answer = await page.request.get(`${host}/registry.json`);
  return answer.ok() ? readRegistry(await answer.json()).registry.remotes[remote] : undefined;
}

/** Returns a function that returns the first fault of the release that the page has reported. */
function listenForFaults(page: Page, remote: RemoteName, release: Release): () => string | undefined {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (isReportOf(remote, release, message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (isFaultOf(release.base, error)) faults.push(error.message);
  });
  return () => faults[0];
}

async function answerSiteOnly(route: Route, origins: PortalOrigins): Promise<void> {
  if (Object.values(origins).includes(new URL(route.request().url()).origin)) return route.continue();
  return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': origins.host } });
}
