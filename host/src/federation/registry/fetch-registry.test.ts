import type { RegistryEntries } from '@portal/shared/federation';
import { registryOf, releaseOf } from '../release-fixtures.ts';
import { fetchBound } from './fetch-registry.ts';
import { integrityMap } from './registry.ts';

const v1 = releaseOf('mfe-cart', '1.0.0');
const v2 = releaseOf('mfe-cart', '2.0.0');
const page = registryOf({ 'mfe-cart': { current: v2, previous: [v1] } });
const { remotes } = page;
const { 'mfe-history': history, ...withoutHistory } = remotes;
const notes = { current: releaseOf('mfe-notes', '1.0.0'), previous: [] };
const reports: [string, unknown][] = [];

async function fetchAgain(changes: object, known: RegistryEntries = remotes) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ ...page, ...changes }));
  const withDetails = (readDetails: () => object) => ({
    log: () => {},
    error: (error: unknown, where: string) => void reports.push([String(error), { ...readDetails(), where }]),
  });
  return fetchBound(
    1_000,
    {},
    { page, hashes: integrityMap(page), entry: (name) => known[name], monitor: { withDetails } },
  );
}

beforeEach(() => reports.splice(0));
afterEach(() => jest.restoreAllMocks());

const cartAt = (current: typeof v1) => ({ ...remotes, 'mfe-cart': { current, previous: [] } });

test.each([
  ['the same', {}, false],
  ['another release of a remote', { remotes: cartAt(v1) }, true],
  ['another host', { host: '1.0.1' }, true],
  ['a remote that the page does not have', { remotes: { ...remotes, 'mfe-notes': notes } }, true],
  ['one remote fewer', { remotes: withoutHistory }, true],
])(
  'a later registry with %s: whether a reload is due; until then the page has its remotes and no other',
  async (_, changes, isNew) => {
    const fresh = await fetchAgain(changes);
    expect(fresh.isNew).toBe(isNew);
    expect(Object.keys(fresh.registry.remotes)).toEqual(Object.keys(remotes));
    expect(fresh.registry.remotes['mfe-history']).toEqual(history);
  },
);

test('a release that the page has learned of since is not new', async () => {
  expect((await fetchAgain({ remotes: cartAt(v1) }, cartAt(v1))).isNew).toBe(false);
});

test('a new remote that cannot be read is reported with its version, and no reload is due for it', async () => {
  const unreadable = { ...notes, current: { ...notes.current, entry: '../x.js' } };
  const { isNew } = await fetchAgain({ remotes: { ...remotes, 'mfe-notes': unreadable } });
  expect(isNew).toBe(false);
  expect(reports).toEqual([
    [
      expect.stringContaining('mfe-notes is refused'),
      { remote: 'mfe-notes', version: '1.0.0', where: 'registry' },
    ],
  ]);
});
