import type { RegistryEntry } from '@portal/shared/federation';
import { provides, registryOf, releaseOf } from './federation/release-fixtures.ts';
import { createChunkRequests } from './federation/scripts/chunk-requests.ts';
import { createTrustedScripts } from './federation/scripts/trusted-scripts.ts';
import { startReleases } from './federation/start-releases.tsx';
import { createMonitor } from './monitor.ts';

jest.mock('./federation/federation-runtime.ts', () => ({
  startFederation: () => ({ load: async () => ({}) }),
}));

const v1 = releaseOf('mfe-notes', '1.1.0');
const v2 = releaseOf('mfe-notes', '1.2.0');
const stable: RegistryEntry = { current: v1, previous: [] };
const canary: RegistryEntry = { ...stable, canary: { release: v2, share: 10 } };
const promoted: RegistryEntry = { current: v2, previous: [v1] };

const withNotes = (entry: RegistryEntry) => {
  const registry = registryOf();
  return { ...registry, remotes: { ...registry.remotes, 'mfe-notes': entry } };
};

/** Starts a page whose registry has this entry of mfe-notes. */
function startPage(entry: RegistryEntry) {
  const integrity = new Map<string, string>();
  const scripts = createTrustedScripts(integrity);
  return startReleases({
    registry: withNotes(entry),
    provides,
    allowOverrides: false,
    signInRemote: 'mfe-auth',
    integrity,
    scripts,
    chunkRequests: createChunkRequests(scripts),
    hostBase: 'http://localhost/host/',
    monitor: createMonitor(() => new Promise(() => {})),
  });
}

/** Whether a page that started beside the canary offers a reload when `registry.json` has this entry. */
async function isNews(entry: RegistryEntry): Promise<boolean> {
  const page = await startPage(canary);
  // jsdom has no fetch
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => withNotes(entry) }) });
  return page.hasNewReleases();
}

/** A number that is in the share of 10%, and one that is not. */
const numberOf = { inside: '', outside: '' };
beforeAll(async () => {
  for (let number = 0; number < 100; number += 1) {
    localStorage.setItem('portal-canary', String(number));
    const { entries } = await startPage(canary);
    const isInside = entries['mfe-notes']?.current.version === '1.2.0';
    numberOf[isInside ? 'inside' : 'outside'] = String(number);
  }
});
beforeEach(() => localStorage.clear());

test('a browser draws its number once, and a page without a canary none', async () => {
  await startPage(stable);
  expect(localStorage.getItem('portal-canary')).toBeNull();
  await startPage(canary);
  const drawn = localStorage.getItem('portal-canary');
  expect(Number(drawn)).toBeGreaterThanOrEqual(0);
  await startPage(canary);
  expect(localStorage.getItem('portal-canary')).toBe(drawn);
});

test.each([
  ['inside', '1.2.0', { canary: false, promoted: false, stable: true }],
  ['outside', '1.1.0', { canary: false, promoted: true, stable: false }],
] as const)(
  'a browser %s the share has %s and is offered a reload when all get another, by promotion or abort',
  async (where, version, news) => {
    localStorage.setItem('portal-canary', numberOf[where]);
    const { entries, running } = await startPage(canary);
    expect(entries['mfe-notes']?.current.version).toBe(version);
    expect(running.of('mfe-notes')).toEqual({ version });
    expect(running.canaryOf('mfe-notes')?.release.version).toBe(where === 'inside' ? version : undefined);
    expect({
      canary: await isNews(canary),
      promoted: await isNews(promoted),
      stable: await isNews(stable),
    }).toEqual(news);
  },
);
