import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listReleases, publish } from '@portal/shared/site';
import { chooseNextStep, type LoadAttempt } from '../../host/src/federation/loading/fallback.ts';
import { createCanaryNumber } from '../../host/src/federation/registry/canary.ts';
import { decodeRegistry, releaseKey } from '../../host/src/federation/registry/registry.ts';
import { createFullSite, type SiteForTest } from '../../shared/site/testing/site-for-test.ts';

const root = resolve(__dirname, '../..');
const remote = 'mfe-cart';
const canaryVersion = '1.1.0';
const browserCount = 100;
const share = 10;
/** Reports of monitoring, that another release runs in its place, at which a pipeline takes a canary back. */
const reportLimit = 5;

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
  await publish(made.site, {
    package: remote,
    dist: made.build(remote, { word: 'second' }),
    version: canaryVersion,
    by: 'Farid',
    canary: share,
  });
});
afterEach(() => made.remove());

/**
 * A browser with a number, as a function that loads the cart's page by the host's choice of releases and returns what ran, and
 * what the host tells monitoring.
 */
function createBrowser(number: number, isBroken: (version: string) => boolean) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const canaryNumber = createCanaryNumber(
    () => storage,
    () => number / browserCount,
  );
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

const createBrowsers = (isBroken: (version: string) => boolean) =>
  Array.from({ length: browserCount }, (_, number) => createBrowser(number, isBroken));

/** Runs one of the project's commands, as a pipeline does. */
const run = (command: 'promote' | 'rollback' | 'releases', ...words: readonly string[]) =>
  execFileSync(
    process.execPath,
    ['--import=tsx', 'scripts/site.ts', command, remote, '--site', made.site, ...words],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    },
  );

const countOf = (versions: readonly (string | undefined)[], version: string) =>
  versions.filter((each) => each === version).length;

test('[FED-02] `npm run promote` gives a canary to all browsers', () => {
  const browsers = createBrowsers(() => false);
  const load = () => browsers.map((each) => each().version);
  // about one in ten of so few
  expect(Math.abs(countOf(load(), canaryVersion) - share)).toBeLessThan(5);
  expect(run('releases')).toMatch(/mfe-cart +1\.1\.0 +canary, 10%/);
  expect(run('promote', '--by', 'the pipeline')).toContain('mfe-cart 1.1.0 runs in all browsers');
  expect(countOf(load(), canaryVersion)).toBe(browserCount);
});

test('[FED-02] where every load of a canary fails, browsers get the release before, and `npm run rollback -- --abort` at the fifth report ends the reports', async () => {
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
