import { provides, registryOf, releaseOf } from '../release-fixtures.ts';
import { everyCanary } from './canary.ts';
import { createKnownReleases } from './known-releases.ts';
import { createRecords } from './records.ts';
import { decodeRegistry } from './registry.ts';

const path = '/host/files/records/mfe-cart.12345678.json';
const whole = { current: releaseOf('mfe-cart', '2.0.0'), previous: [releaseOf('mfe-cart', '1.0.0')] };
const canary = { release: releaseOf('mfe-cart', '2.1.0'), share: 50 };
const withoutFiles = { slots: {}, integrity: {} };
/** What a large page has. */
const short = {
  ...registryOf(),
  remotes: {
    ...registryOf().remotes,
    'mfe-cart': {
      record: { path, integrity: 'sha256-x' },
      current: releaseOf('mfe-cart', '2.0.0', withoutFiles),
      previous: [releaseOf('mfe-cart', '1.0.0', withoutFiles)],
      canary: { ...canary, release: releaseOf('mfe-cart', '2.1.0', withoutFiles) },
    },
  },
};

function setUp(respond: () => Promise<Response>, canaryNumber?: number) {
  const requests: unknown[][] = [];
  Reflect.set(globalThis, 'fetch', (...request: unknown[]) => {
    requests.push(request);
    return respond();
  });
  const rules = { canaryNumber: () => canaryNumber };
  const { registry, problems } = decodeRegistry(short, rules);
  expect(problems).toEqual([]);
  const releases = createKnownReleases(registry, provides);
  const errors: unknown[] = [];
  const trusted: string[] = [];
  const complete = createRecords({
    releases,
    rules,
    monitor: { error: (error) => void errors.push(error) },
    trust: (remote, { current }) => void trusted.push(`${remote} ${current.version}`),
  });
  return { complete, releases, requests, errors, trusted };
}
const answer = (json: unknown) => ({ json: async () => json }) as Response;

afterEach(() => {
  delete window.__portalRecords;
});

test('[FED-01] completes an entry by its record, which the browser checks by the page’s hash, once', async () => {
  const { complete, releases, requests, trusted } = setUp(async () => answer({ ...whole, canary }));
  expect(releases.runningVersion('mfe-cart')).toEqual({ version: '2.0.0' });
  expect(await Promise.all([complete('mfe-cart'), complete('mfe-cart')])).toEqual([true, true]);
  expect(requests).toEqual([[path, { integrity: 'sha256-x' }]]);
  expect(releases.entry('mfe-cart')).toEqual(whole);
  expect(trusted).toEqual(['mfe-cart 2.0.0']);
  expect(complete('mfe-cart')).toBeUndefined();
  expect(complete('mfe-history')).toBeUndefined();
});

test('takes the canary of a browser that gets it', async () => {
  const { complete, releases } = setUp(async () => answer({ ...whole, canary }), everyCanary);
  expect(releases.runningVersion('mfe-cart')).toEqual({ version: '2.1.0' });
  expect(await complete('mfe-cart')).toBe(true);
  const previous = [whole.current, ...whole.previous];
  expect(releases.entry('mfe-cart')).toEqual({ current: canary.release, previous, canary });
});

test('uses the response that the page has asked for, and asks again after it failed', async () => {
  const { complete, requests, errors } = setUp(async () => answer(whole));
  window.__portalRecords = { [path]: Promise.reject(new TypeError('Failed to fetch')) };
  expect(await complete('mfe-cart')).toBe(false);
  expect(requests).toEqual([]);
  expect(errors).toHaveLength(1);
  expect(await complete('mfe-cart')).toBe(true);
  expect(requests).toHaveLength(1);
});

test.each([
  ['that is missing, or whose hash is another', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'that names a file without a hash',
    async () => answer({ current: releaseOf('mfe-cart', '2.0.0', { integrity: {} }), previous: [] }),
  ],
])('[FED-01] refuses a record %s, and reports it', async (_, respond) => {
  const { complete, releases, errors, trusted } = setUp(respond);
  expect(await complete('mfe-cart')).toBe(false);
  expect(errors).toEqual([expect.objectContaining({ message: 'the record of mfe-cart could not be used' })]);
  expect(trusted).toEqual([]);
  expect(releases.entry('mfe-cart')?.record).toBeDefined();
});

test('a record that arrives after a fresh registry changes nothing', async () => {
  const { complete, releases } = setUp(async () => answer(whole));
  const later = registryOf({ 'mfe-cart': { current: releaseOf('mfe-cart', '3.0.0'), previous: [] } });
  const request = complete('mfe-cart');
  releases.update(later);
  await request;
  expect(releases.entry('mfe-cart')?.current.version).toBe('3.0.0');
});
