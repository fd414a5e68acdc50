import { createMonitor } from '../../monitor.ts';
import { registryOf, releaseOf } from '../release-fixtures.ts';
import { fetchBound } from './fetch-registry.ts';
import { integrityMap } from './registry.ts';

const page = registryOf();
const { 'mfe-history': history, ...withoutHistory } = page.remotes;
const notes = { current: releaseOf('mfe-notes', '1.0.0'), previous: [] };
const reports: [string, unknown][] = [];

async function fetchAgain(remotes: object) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ ...page, remotes }));
  const monitor = createMonitor({ info: () => {}, warn: () => {} });
  monitor.connectService({
    log: () => {},
    error: (error, details) => void reports.push([String(error), details]),
  });
  return fetchBound(1_000, {}, { page, hashes: integrityMap(page) }, monitor);
}

beforeEach(() => reports.splice(0));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['the same remotes', page.remotes, false],
  ['a remote that the page does not have', { ...page.remotes, 'mfe-notes': notes }, true],
  ['one remote fewer', withoutHistory, true],
])(
  'a later registry with %s: the page keeps its remotes, and other ones are known to be there',
  async (_, remotes, isOther) => {
    const fresh = await fetchAgain(remotes);
    expect(fresh.hasOtherRemotes).toBe(isOther);
    expect(Object.keys(fresh.registry.remotes)).toEqual(Object.keys(page.remotes));
    expect(fresh.registry.remotes['mfe-history']).toEqual(history);
  },
);

test('a new remote that cannot be read is reported with its version, and no reload is due for it', async () => {
  const { hasOtherRemotes } = await fetchAgain({
    ...page.remotes,
    'mfe-notes': { ...notes, current: { ...notes.current, entry: '../x.js' } },
  });
  expect(hasOtherRemotes).toBe(false);
  expect(reports).toEqual([
    [
      expect.stringContaining('mfe-notes is refused'),
      { remote: 'mfe-notes', version: '1.0.0', where: 'registry' },
    ],
  ]);
});
