import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type RemoteName, remoteNames } from '@portal/shared/contract';
import { type PackageName, workspaceVersion } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import { readProvides } from '../shared/site/build.ts';
import { type Build, unpackKept } from './skew/kept-releases.ts';
import { letRun } from './skew/let-run.ts';
import { judgeSkews, matrixDocument, nextMajor, variedRemote } from './skew/matrix.ts';
import { type Agent, firstCustomer } from './support/agent.ts';
import { buildRelease } from './support/build-release.ts';
import { Recorder } from './support/recorder.ts';
import { test as base, expect } from './support/test.ts';

const root = resolve(import.meta.dirname, '..');

/** What went out before is not held to the specification of calls as it is read today; others' tests hold today's. */
const test = base.extend({
  recorder: async ({ context }, use) => {
    await use(Recorder.on(context));
  },
});

const today = async (name: PackageName): Promise<Build> => ({
  package: name,
  version: await workspaceVersion(root, name),
  dist: join(root, name, 'dist'),
});

/** Releases that the page fetches scripts of from now on: `mfe-cart 1.0.0`. */
function fetchedReleases(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/(mfe-[a-z]+)\/(\d+\.\d+\.\d+)\/[^/]+\.js/.exec(request.url()) ?? [];
    if (name) fetched.add(`${name} ${version}`);
  });
  return fetched;
}

const inWords = ({ package: name, version }: Build): string => `${name} ${version}`;

/** The history, which mfe-history shows inside mfe-client's page. */
async function visitHistory(page: Page, agent: Agent): Promise<void> {
  await page.goto(`/client-profile?customerId=${firstCustomer(agent).customerId}&tab=activity`);
  await expect(page.getByRole('button', { name: 'This year' })).toBeVisible();
}

/** At least one slot of every remote, two of them inside another remote's; mfe-auth's was the sign-in. */
async function visitEveryRemote(page: Page, agent: Agent): Promise<void> {
  await visitHistory(page, agent);
  const { customerId, accounts } = firstCustomer(agent);
  const accountId = accounts.find(({ plan }) => plan === 'CS')?.accountId;
  await page.goto(
    `/client-profile?customerId=${customerId}&drawer=invest&accountId=${accountId}&scheme=CBSUK`,
  );
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await page.goto(`/cart?customerId=${customerId}`);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
}

/** Which remotes' releases the matrix lets run, of its row for these. */
async function running(release: string, host: string): Promise<readonly RemoteName[]> {
  const row = (await judgeSkews()).find((skew) => skew.release === release && skew.host === host);
  if (!row) throw new Error(`The matrix has no row for ${release} on ${host} host`);
  return row.verdicts.filter(({ lacks }) => lacks.length === 0).map(({ remote }) => remote);
}

for (const [release, host] of [
  ['the previous', 'this'],
  ['this', 'the previous'],
] as const)
  test(`[FED-08] ${release} release of every remote on ${host} host`, async ({
    page,
    site,
    agent,
    signIn,
  }, info) => {
    const kept = await unpackKept(info.outputPath());
    const runs = await running(release, host);
    const [previous, current] = [remoteNames.map(kept), await Promise.all(remoteNames.map(today))];
    const [tried, others] = host === 'this' ? [previous, current] : [current, previous];
    await letRun(site, [host === 'this' ? await today('host') : kept('host'), ...others, ...tried]);

    const fetched = fetchedReleases(page);
    await signIn();
    await visitEveryRemote(page, agent);
    const expected = tried.map((build, at) =>
      runs.some((name) => name === build.package) ? build : others[at],
    );
    expect([...fetched].sort()).toEqual(expected.flatMap((build) => (build ? inWords(build) : [])).sort());
  });

test('[FED-08] a release that was built with facades which this host does not have gives way', async ({
  page,
  site,
  agent,
  seed,
}) => {
  test.slow();
  const own = await today(variedRemote);
  const { shared } = await readProvides((await today('host')).dist);
  const slots = { 'account-history': 'skew/uses-later-export.tsx' };
  const sharedVersion = nextMajor(shared['@portal/shared/ui'] ?? '');
  const orders = [
    { remote: variedRemote, version: '99.0.0', slots },
    { remote: variedRemote, version: '99.1.0', sharedVersion },
  ];
  const later: Build[] = [];
  for (const order of orders)
    later.push({ package: order.remote, version: order.version, dist: await buildRelease(order) });
  await letRun(site, later);

  const fetched = fetchedReleases(page);
  await seed.session();
  await visitHistory(page, agent);
  expect([...fetched].filter((release) => release.startsWith(variedRemote))).toEqual([inWords(own)]);
});

test('[FED-08] docs/skew-matrix.md is what the builds say', async () => {
  const committed = await readFile(join(root, 'docs/skew-matrix.md'), 'utf8');
  expect(committed, 'npm run skew:matrix writes it').toBe(matrixDocument(await judgeSkews()));
});
