import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listReleases, publish } from '@portal/shared/site';
import { chooseNextStep, type LoadAttempt } from '../../host/src/federation/loading/fallback.ts';
import { createCanaryNumber } from '../../host/src/federation/registry/canary.ts';
import { decodeRegistry, releaseKey } from '../../host/src/federation/registry/registry.ts';
import {
  createFullSite,
  providesForTest,
  type SiteForTest,
} from '../../shared/site/testing/site-for-test.ts';

const root = resolve(__dirname, '../..');
const remote = 'mfe-cart';
const canaryVersion = '1.1.0';
const browserCount = 1_000;
/** The pipeline takes a canary back after so many reports of monitoring that another release runs in its place. */
const reportLimit = 5;

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
  const provides = { ...providesForTest, contract: '1.13.0', canaries: true } as const;
  await publish(made.site, {
    package: 'host',
    dist: made.build('host', { provides }),
    version: '1.1.0',
    by: 'Mei',
  });
  await publish(made.site, {
    package: remote,
    dist: made.build(remote, { word: 'second' }),
    version: canaryVersion,
    by: 'Farid',
    canary: 10,
  });
});
afterEach(() => made.remove());

/** One sequence of draws: of other thousands a few in a thousand are outside of 70 to 130. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A browser, with a function that loads the cart's page and returns what ran, and what the host tells monitoring. */
function createBrowser(random: () => number, isBroken: (version: string) => boolean) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const canaryNumber = createCanaryNumber(() => storage, random);
  return (): { readonly version: string | undefined; readonly insteadOf?: string } => {
    const text = readFileSync(join(made.site, 'public/registry.json'), 'utf8');
    const entry = decodeRegistry(JSON.parse(text), { canaryNumber }).registry.remotes[remote];
    if (!entry) return { version: undefined };
    const attempts: LoadAttempt[] = [];
    let registryFetched = false;
    for (;;) {
      const step = chooseNextStep({ entry, isRetry: false, registryFetched, attempts, elapsed: 0 });
      if (step.do === 'give-up') return { version: undefined };
      if (step.do === 'fetch-registry') registryFetched = true;
      else if (isBroken(step.release.version))
        attempts.push({ release: releaseKey(step.release), failure: { kind: 'threw', message: 'bad' } });
      else {
        const { version } = step.release;
        return version === entry.current.version
          ? { version }
          : { version, insteadOf: entry.current.version };
      }
    }
  };
}

const createBrowsers = (isBroken: (version: string) => boolean) => {
  const random = createRandom();
  return Array.from({ length: browserCount }, () => createBrowser(random, isBroken));
};

/** Runs one of the project's commands, as a pipeline does. */
const run = (command: 'promote' | 'rollback' | 'releases', ...words: readonly string[]) =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${command}.ts`, remote, '--site', made.site, ...words],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    },
  );

const countOf = (versions: readonly (string | undefined)[], version: string) =>
  versions.filter((each) => each === version).length;

test('[FED-02] of 1,000 browsers 70 to 130 get a canary of 10%, each at every load, and all of them after its promotion', () => {
  const browsers = createBrowsers(() => false);
  const first = browsers.map((load) => load().version);
  expect(countOf(first, canaryVersion)).toBeGreaterThanOrEqual(70);
  expect(countOf(first, canaryVersion)).toBeLessThanOrEqual(130);
  expect(countOf(first, '1.0.0')).toBe(browserCount - countOf(first, canaryVersion));
  expect(browsers.map((load) => load().version)).toEqual(first);
  expect(run('releases')).toMatch(/mfe-cart +1\.1\.0 +canary, 10%/);

  expect(run('promote', '--by', 'the pipeline')).toContain('mfe-cart 1.1.0 runs in all browsers');
  expect(
    countOf(
      browsers.map((load) => load().version),
      canaryVersion,
    ),
  ).toBe(browserCount);
});

test('[FED-02] a bad canary is taken back by the pipeline after the reports of five browsers, and no agent is without the cart', async () => {
  const reports: string[] = [];
  const browsers = createBrowsers((version) => version === canaryVersion);
  const loads = [...browsers, ...browsers].map((load) => {
    const { version, insteadOf } = load();
    if (insteadOf === canaryVersion) reports.push(insteadOf);
    if (insteadOf === canaryVersion && reports.length === reportLimit)
      expect(run('rollback', '--abort', '--by', 'the pipeline')).toContain('mfe-cart 1.0.0 runs again');
    return version;
  });
  expect(countOf(loads, '1.0.0')).toBe(2 * browserCount);
  expect(reports).toHaveLength(reportLimit);
  expect((await listReleases(made.site)).filter((row) => row.package === remote)).toMatchObject([
    { version: canaryVersion, state: 'withdrawn', rollback: { by: 'the pipeline' } },
    { version: '1.0.0', state: 'current' },
  ]);
  expect(() => run('rollback', '--abort')).toThrow('has no canary');
});
