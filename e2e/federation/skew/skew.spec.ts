import { join, resolve } from 'node:path';
import { unmetNeeds } from '@portal/shared/federation';
import { type PackageName, readWorkspaceVersion } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import { readNeeds, readProvides } from '../../../shared/site/builds/build.ts';
import { Recorder } from '../../support/fixtures/recorder.ts';
import type { OwnSite } from '../../support/fixtures/site.ts';
import { test as base, expect } from '../../support/fixtures/test.ts';
import { buildNewRemote, newRemote } from '../../support/processes/new-remote.ts';
import { isUnderTest, remoteNames } from '../../support/remotes.ts';
import { type Agent, firstCustomer } from '../../support/service/agent.ts';
import { type Build, unpackKept } from './kept-releases.ts';
import { runBuilds } from './run-builds.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A kept release's calls are recorded but not compared with today's specification. */
const test = base.extend({
  recorder: async ({ context }, use) => {
    await use(Recorder.on(context));
  },
});

const today = async (name: PackageName): Promise<Build> => ({
  package: name,
  version: await readWorkspaceVersion(root, name),
  dist: join(root, name, 'dist'),
});

/** Collects the remotes' releases whose scripts the page fetches from now on: `mfe-cart 1.0.0`. */
function fetchedReleases(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/(mfe-[a-z-]+)\/(\d+\.\d+\.\d+)\/[^/]+\.js/.exec(request.url()) ?? [];
    if (name) fetched.add(`${name} ${version}`);
  });
  return fetched;
}

const releaseLabel = ({ package: name, version }: Build): string => `${name} ${version}`;

/** Opens the history, which mfe-history shows inside mfe-client's page. */
async function visitHistory(page: Page, agent: Agent): Promise<void> {
  await page.goto(`/client-profile?customerId=${firstCustomer(agent).customerId}&tab=activity`);
  await expect(page.getByRole('button', { name: 'This year' })).toBeVisible();
}

/** Opens at least one slot of every remote but mfe-auth, whose slot is the sign-in page. */
async function visitEveryRemote(page: Page, agent: Agent): Promise<void> {
  await visitHistory(page, agent);
  const { customerId, accounts } = firstCustomer(agent);
  const accountId = accounts.find(({ plan }) => plan === 'CS')?.accountId;
  const query = `transaction=invest&account=${accountId}&scheme=CBSUK`;
  await page.goto(`/client-profile?customerId=${customerId}&${query}`);
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await page.goto(`/cart?customerId=${customerId}`);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
}

/** Names of the remotes whose builds the gate accepts on this build of the host. */
async function findAccepted(remotes: readonly Build[], host: Build): Promise<readonly string[]> {
  const provides = await readProvides(host.dist);
  const accepted: string[] = [];
  for (const { package: name, dist } of remotes)
    if (unmetNeeds(await readNeeds(dist), provides).length === 0) accepted.push(name);
  return accepted;
}

interface Skew {
  /** The release of each remote that runs where the gate accepts it. */
  readonly remotes: readonly Build[];
  /** Releases that a browser falls back to. */
  readonly fallbacks: readonly Build[];
  readonly host: Build;
}

/** Returns the kept releases of host and remotes. A remote without one was never released: it has no skew yet. */
async function readKept(
  folder: string,
): Promise<{ readonly host: Build; readonly remotes: readonly Build[] }> {
  const kept = await unpackKept(folder);
  const host = kept.get('host');
  if (!host) throw new Error('There is no kept release of the host: npm run skew:keep -- host');
  return { host, remotes: remoteNames.flatMap((name) => kept.get(name) ?? []) };
}

const namesOf = (builds: readonly Build[]) => builds.map((build) => build.package);

/** Whether this run tests a release: `mfe-cart 1.0.0`. */
const isTested = (label: string): boolean =>
  remoteNames.some((name) => isUnderTest(name) && label.startsWith(`${name} `));

/** Runs one build per remote and visits them; the release that runs must be the one that the gate chooses. */
async function expectGateChoices(
  { page, site, agent, signIn }: { page: Page; site: OwnSite; agent: Agent; signIn: () => Promise<unknown> },
  { remotes, fallbacks, host }: Skew,
): Promise<readonly string[]> {
  await runBuilds(site, [host, ...fallbacks, ...remotes]);
  const accepted = await findAccepted(remotes, host);
  const fetched = fetchedReleases(page);
  await signIn();
  await visitEveryRemote(page, agent);
  const running = remotes.map((build, at) => (accepted.includes(build.package) ? build : fallbacks[at]));
  const expected = running.flatMap((build) => (build ? releaseLabel(build) : []));
  expect([...fetched].filter(isTested).sort()).toEqual(expected.filter(isTested).sort());
  return accepted;
}

test('[FED-08] the previous release of every remote on this host', async ({
  page,
  site,
  agent,
  signIn,
}, info) => {
  const { remotes } = await readKept(info.outputPath());
  const fallbacks = await Promise.all(namesOf(remotes).map(today));
  const accepted = await expectGateChoices(
    { page, site, agent, signIn },
    { remotes, fallbacks, host: await today('host') },
  );
  expect(accepted, 'this host runs every remote that agents have').toEqual(namesOf(remotes));
});

test('[FED-08] this release of every remote, and one that it does not know, on the previous host', async ({
  page,
  site,
  agent,
  signIn,
}, info) => {
  // that one may have to be built first
  test.setTimeout(180_000);
  const kept = await readKept(info.outputPath());
  await runBuilds(site, [{ package: newRemote, version: '1.0.0', dist: await buildNewRemote() }]);
  await expectGateChoices(
    { page, site, agent, signIn },
    {
      remotes: await Promise.all(namesOf(kept.remotes).map(today)),
      fallbacks: kept.remotes,
      host: kept.host,
    },
  );
});
