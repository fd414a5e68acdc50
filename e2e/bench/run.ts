/**
 * `npm run bench [-- --rounds 5] [--only first-page|navigation|interactions|growth|releases|builds] [--beside …]`: compares the
 * portal's times with those of one bundle and of a Vite login; interactions also with a commit, or the folder of a site, that
 * `--beside` names. Prints medians and never fails, because times differ from machine to machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium as playwright } from 'playwright';
import { sessionOf } from '../cost/pages.ts';
import { measureReturningAgent, measureWithoutDictionaries } from '../cost/returning-agent.ts';
import { withoutDictionaries } from '../support/page/browser-features.ts';
import { freePort } from '../support/processes/free-port.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { createAgent, firstCustomer } from '../support/service/agent.ts';
import { chromium, origins } from '../support/service/environment.ts';
import { startSandbox } from '../support/service/sandbox.ts';
import { measureBuild } from './builds.ts';
import { type FirstPage, measureFirstPage } from './first-page.ts';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interactions/index.ts';
import { median, repeatMeasurement } from './median.ts';
import { measureNavigation, type Preload } from './navigation.ts';
import { controlOf, serveBaselines, subjects } from './visitors.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    beside: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const isWanted = (part: string) => values.only === undefined || values.only === part;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const ratio = (time: number, other: number) => `${(time / other).toFixed(2)} ×`;

async function benchFirstPage(port: number): Promise<void> {
  console.log(`\nSign-in, cold, phone on a slow line (applied throttling), median of ${rounds}`);
  const results = new Map<string, FirstPage[]>(subjects.map((subject) => [subject, []]));
  // in turn, so that a busy moment affects all of them
  await repeatMeasurement(rounds, async () => {
    for (const subject of subjects) results.get(subject)?.push(await measureFirstPage(subject, port));
  });
  const of = (subject: string, figure: (page: FirstPage) => number) =>
    median((results.get(subject) ?? []).map(figure));
  for (const subject of subjects) {
    const lcp = of(subject, (page) => page.lcp);
    const interactive = of(subject, (page) => page.interactive);
    const scores = Object.keys(results.get(subject)?.[0]?.scores ?? {}).map(
      (name) => `${name} ${of(subject, (page) => page.scores[name] ?? 0)}`,
    );
    console.log(
      `${subject.padEnd(11)} LCP ${seconds(lcp)}, interactive ${seconds(interactive)}; ${scores.join(', ')}; beside Vite ` +
        `${ratio(
          lcp,
          of('vite-login', (page) => page.lcp),
        )} and ${ratio(
          interactive,
          of('vite-login', (page) => page.interactive),
        )}`,
    );
  }
}

/** Signs an agent in. Returns the agent, and the session for further pages. */
async function signInOnce(browser: Browser) {
  const page = await browser.newPage({ baseURL: origins.host.url });
  const agent = await createAgent(await controlOf('portal'), 'bench');
  await page.goto('/');
  await submitCredentials(await openSignIn(page), agent);
  await page.waitForURL('**/dashboard');
  return { agent, session: await sessionOf(page) };
}

async function benchNavigation(): Promise<void> {
  const browser = await playwright.launch({ executablePath: chromium, args: browserArguments });
  const { session } = await signInOnce(browser);
  console.log(`\nHome to Applications, whose remote is not loaded, on a slow line, median of ${rounds}`);
  const measure = async (subject: 'portal' | 'one-bundle', preload: Preload) =>
    median(await repeatMeasurement(rounds, () => measureNavigation(browser, { subject, preload, session })));
  const lazy = await measure('one-bundle', 'nothing');
  console.log(`one bundle, lazy route  ${seconds(lazy)}`);
  for (const preload of ['nothing', 'hover', 'focus', 'idle'] as const) {
    const time = await measure('portal', preload);
    console.log(`portal, preload: ${preload.padEnd(8)} ${seconds(time)}, ${ratio(time, lazy)}`);
  }
  await browser.close();
}

/** Publishes into the site, so it runs after everything that measures today's build. */
async function benchReleases(site: string): Promise<void> {
  const launch = (features: readonly string[] = []) =>
    playwright.launch({ executablePath: chromium, args: [...browserArguments, ...features] });
  const [browser, other] = [await launch(), await launch([withoutDictionaries])];
  const { agent, session } = await signInOnce(browser);
  const path = `/cart?customerId=${firstCustomer(agent).customerId}`;
  const openIn = async (opened: Browser) => {
    const page = await opened.newPage({ baseURL: origins.host.url });
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, session);
    return page;
  };
  console.log('\nWhat a returning agent fetches for /cart, bytes over the network');
  const whole = await measureWithoutDictionaries(await openIn(other), path, site);
  const { cold, afterRemote, afterHost } = await measureReturningAgent(await openIn(browser), path, site);
  console.log(
    `with dictionaries:    cold ${cold}, after a release of mfe-cart ${afterRemote}, after one of the host ${afterHost}`,
  );
  console.log(
    `without dictionaries: cold ${whole.cold}, after a release of the host that changes no file ${whole.sameFiles}, ` +
      `after one that changes a layer ${whole.oneLayer}`,
  );
  await browser.close();
  await other.close();
}

async function benchBuilds(): Promise<void> {
  console.log(`\nBuilds, median of ${rounds}`);
  for (const what of ['portal', 'one-bundle'] as const) {
    const builds = await repeatMeasurement(rounds, () => measureBuild(what));
    const cold = median(builds.map((build) => build.cold));
    console.log(
      `${what.padEnd(11)} cold ${seconds(cold)}, warm ${seconds(median(builds.map(({ warm }) => warm)))}`,
    );
  }
}

const browserArguments = ['--disable-gpu', '--no-first-run', '--disable-background-networking'];

const data = mkdtempSync(join(tmpdir(), 'agent-portal-bench-'));
const sandbox = await startSandbox(origins.host.port, data);
// these compare with no baseline
const removeCopies = values.only === 'growth' ? undefined : await serveBaselines(join(data, 'site'));
try {
  if (isWanted('first-page')) {
    const port = await freePort();
    const args = [...browserArguments, `--remote-debugging-port=${port}`];
    const browser = await playwright.launch({ executablePath: chromium, args });
    await benchFirstPage(port).finally(() => browser.close());
  }
  if (isWanted('navigation')) await benchNavigation();
  if (isWanted('interactions')) {
    const browser = await playwright.launch({ executablePath: chromium, args: browserArguments });
    await benchInteractions({ browser, rounds, data, beside: values.beside }).finally(() => browser.close());
  }
  if (isWanted('growth')) {
    const browser = await playwright.launch({ executablePath: chromium, args: browserArguments });
    const { agent, session } = await signInOnce(browser);
    const { customerId } = firstCustomer(agent);
    const paths = [
      '/',
      '/dashboard',
      `/cart?customerId=${customerId}`,
      `/client-profile?customerId=${customerId}`,
    ];
    const site = join(data, 'site');
    await benchGrowth({ browser, rounds, site, data, session, paths }).finally(() => browser.close());
  }
  if (isWanted('releases')) await benchReleases(join(data, 'site'));
  if (isWanted('builds')) await benchBuilds();
} finally {
  await removeCopies?.();
  await sandbox.end();
  rmSync(data, { recursive: true, force: true });
}
