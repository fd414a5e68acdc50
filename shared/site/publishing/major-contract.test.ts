import type { Provides } from '../../src/contract/federation/index.ts';
import type { RemoteName } from '../../src/contract/index.ts';
import { publish, SiteRefusal, writeSettings } from '../index.ts';
import { readRegistry } from '../testing/read-site.ts';
import {
  createFullSite,
  needsForTest,
  providesForTest,
  type SiteForTest,
  settingsForTest,
} from '../testing/site-for-test.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
  const origins = { ...settingsForTest.origins, remotes: 'https://remotes.example' };
  await writeSettings(made.site, { ...settingsForTest, origins });
});
afterEach(() => made.remove());

const releaseHost = (version: string, contract: Pick<Provides, 'contract' | 'earlierContracts'>) =>
  publish(made.site, {
    package: 'host',
    dist: made.build('host', {
      word: version,
      provides: { ...providesForTest, ...contract },
    }),
    version,
    by: 'Mei',
  });

/** Releases a remote that was built for a range of contracts. */
const release = (name: RemoteName, version: string, contract: string, canary?: number) =>
  publish(made.site, {
    package: name,
    dist: made.build(name, { word: version, needs: { ...needsForTest, contract } }),
    version,
    by: 'Farid',
    ...(canary === undefined ? {} : { canary }),
  });

const fiveRemotes = ['mfe-applications', 'mfe-auth', 'mfe-cart', 'mfe-client', 'mfe-history'] as const;

/** Tries to release a host, and returns the releases that the refusal names. */
async function leftOutBy(attempt: Promise<unknown>): Promise<readonly string[]> {
  const error = await attempt.catch((thrown: unknown) => thrown);
  if (!(error instanceof SiteRefusal)) throw error;
  return [...error.message.matchAll(/^(.*) does not fit it:$/gm)].map(([, name = '']) => name).sort();
}

test('[FED-08] a host of another major names every release that it would leave out: remotes of other repositories, and canaries', async () => {
  await releaseHost('1.1.0', { contract: '1.15.0' });
  await release('mfe-notes', '1.0.0', '^1.13.0');
  await release('mfe-notes', '1.1.0', '^1.15.0', 10);
  const before = readRegistry(made.site);
  expect(await leftOutBy(releaseHost('2.0.0', { contract: '2.0.0' }))).toEqual([
    ...fiveRemotes.map((name) => `${name} 1.0.0`),
    'mfe-notes 1.0.0',
    'mfe-notes 1.1.0',
  ]);
  expect(readRegistry(made.site)).toEqual(before);
});

test('[FED-08] a contract moves to its second major while all remotes run: both, remotes move, the old one goes', async () => {
  await release('mfe-notes', '1.0.0', '^1.0.0');
  const remotes = [...fiveRemotes, 'mfe-notes'] as const;
  await expect(release('mfe-notes', '1.1.0', '^2.0.0')).rejects.toThrow(
    'it needs contract ^2.0.0, and the host provides 1.0.0',
  );

  expect(await releaseHost('1.1.0', { contract: '2.0.0', earlierContracts: ['1.0.0'] })).toEqual([]);
  expect(Object.keys(readRegistry(made.site).remotes).sort()).toEqual([...remotes].sort());

  for (const name of remotes) {
    expect(await leftOutBy(releaseHost('1.2.0', { contract: '2.0.0' }))).toContain(`${name} 1.0.0`);
    await release(name, '1.1.0', '^2.0.0');
  }
  expect(await releaseHost('1.2.0', { contract: '2.0.0' })).toEqual([]);
  expect(Object.values(readRegistry(made.site).remotes).map((entry) => entry?.current.version)).toEqual(
    remotes.map(() => '1.1.0'),
  );
});
